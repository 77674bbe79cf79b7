import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { writeDeclarations } from "./write-declarations";

/**
 * Builds the client of the sandbox as a package without dependencies: one file of JavaScript and one of types.
 * @param root of the repository
 */
export async function buildSandboxClient(root: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  await build({
    entryPoints: [join(root, "sandbox/client/index.ts")],
    outfile: join(into, "index.js"),
    bundle: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    logLevel: "error",
  });
  await writeFile(join(into, "index.d.ts"), writeDeclarations());
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const described = { name: "sandbox-client", version, ...PACKAGE };
  await writeFile(join(into, "package.json"), `${JSON.stringify(described, null, 2)}\n`);
}

const ENTRY = "./index";
const PACKAGE = {
  private: true,
  license: "MIT",
  type: "module",
  exports: { ".": { types: `${ENTRY}.d.ts`, default: `${ENTRY}.js` } },
};
