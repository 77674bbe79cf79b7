import { fileURLToPath } from "node:url";
import { bundlePrograms } from "./build/bundle-programs";
import { buildSandboxClient } from "./build/sandbox-client/build-sandbox-client";

/** Last step of `npm run build`: bundles every program so that plain node can run it, and the client of the sandbox. */
const root = fileURLToPath(new URL("..", import.meta.url));
await bundlePrograms(root);
await buildSandboxClient(root, `${root}dist/sandbox-client`);
