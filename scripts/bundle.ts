import { fileURLToPath } from "node:url";
import { bundlePrograms } from "./build/bundle-programs";

/** The last part of `npm run build`: every program as a bundle that node runs by itself. */
await bundlePrograms(fileURLToPath(new URL("..", import.meta.url)));
