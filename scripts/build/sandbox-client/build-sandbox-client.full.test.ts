import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildSandboxClient } from "./build-sandbox-client";

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sandbox-client-"));
  await buildSandboxClient(resolve("."), folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the compiler outside of the repository. @returns what it says */
function compile(...options: string[]): string {
  try {
    const run = { cwd: folder, encoding: "utf8" } as const;
    return execFileSync(resolve("node_modules/.bin/tsc"), ["--noEmit", ...options], run);
  } catch (error) {
    return String((error as { stdout: string }).stdout);
  }
}

/** Compiles a file that uses the package. */
function compileUse(source: string): string {
  writeFileSync(join(folder, "use.ts"), source);
  const options = ["--strict", "--skipLibCheck", "false", "--target", "es2022"];
  return compile(...options, "--module", "nodenext", "--exactOptionalPropertyTypes", "use.ts");
}

it("is one file of JavaScript that imports nothing", () => {
  const script = readFileSync(join(folder, "index.js"), "utf8");
  expect(script).not.toMatch(/\b(?:import|require)\b/);
  expect(script.length).toBeLessThan(5_000);
});

it("has types that need no other package", () => {
  const use = `import { createSandboxClient } from "./index.js";
const sandbox = createSandboxClient("http://localhost:8787");
const { result }: { result: string | null } = await sandbox.payOrder({ order_num: "1", outcome: "paid" });
await sandbox.addListing();
export { result };`;
  expect(compileUse(use)).toBe("");
  expect(compileUse(use.replace('"paid"', '"maybe"'))).toContain("error TS2322");
});

it("has the types of the client in this repository", () => {
  const inside = JSON.stringify(resolve("sandbox/client/create-sandbox-client"));
  const outside = JSON.stringify(join(folder, "index.js"));
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: resolve("tsconfig.base.json"),
      compilerOptions: {
        ...{ composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: "/" },
        types: ["node"],
        typeRoots: [resolve("node_modules/@types")],
      },
      include: [],
      files: ["same.ts"],
    }),
  );
  writeFileSync(
    join(folder, "same.ts"),
    `import type { SandboxClient as Inside } from ${inside};
import type { SandboxClient as Outside } from ${outside};
export const toOutside = (client: Inside): Outside => client;
export const toInside = (client: Outside): Inside => client;`,
  );
  expect(compile("-p", folder)).toBe("");
});
