import { fileURLToPath } from "node:url";
import { buildSandboxClient } from "./build/sandbox-client/build-sandbox-client";

/** `npm run build:sandbox-client` makes a package for repositories of browser tests: docs/how-to/test-from-your-repository.md. */
const root = fileURLToPath(new URL("..", import.meta.url));
await buildSandboxClient(root, `${root}dist/sandbox-client`);
if (!process.argv.includes("--quiet"))
  process.stdout.write("dist/sandbox-client: npm install <this folder> in your repository\n");
