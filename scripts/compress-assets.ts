import { existsSync } from "node:fs";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { compressedFolder } from "../server/assets/asset-folders";
import { precompress } from "../server/assets/precompress";

/** Runs in the background of `npm start`, whose first pages need not wait for it. */
const root = fileURLToPath(new URL("..", import.meta.url));
/** Lower than the programs that answer visitors. */
setPriority(10);
if (!existsSync(compressedFolder(root))) await precompress(root);
