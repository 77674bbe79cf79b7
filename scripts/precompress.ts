import { fileURLToPath } from "node:url";
import { precompress } from "../server/assets/precompress";

/** The second half of `npm run build`: the files of the build, compressed once. */
await precompress(fileURLToPath(new URL("..", import.meta.url)));
