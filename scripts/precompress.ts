import { fileURLToPath } from "node:url";
import { precompress } from "../server/assets/precompress";

/** Second step of `npm run build`: compresses the files of the build. */
await precompress(fileURLToPath(new URL("..", import.meta.url)));
