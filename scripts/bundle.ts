import { fileURLToPath } from "node:url";
import { bundlePrograms } from "./build/bundle-programs";

/** Last step of `npm run build`: bundles every program so that plain node can run it. */
await bundlePrograms(fileURLToPath(new URL("..", import.meta.url)));
