import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stopPrograms } from "@storefront/platform/launch/program";
import { buildIfNeeded, findBuildPhase, isBuilt } from "./build-if-needed";
import { sourceHash } from "./source-hash";

const SCRIPT = "scripts/build-storefront.ts";

let root = "";
let printedErrors: jest.SpyInstance;

beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation(() => {});
  printedErrors = jest.spyOn(console, "error").mockImplementation(() => {});
  root = mkdtempSync(join(tmpdir(), "build-"));
  mkdirSync(join(root, ".next"));
  mkdirSync(join(root, "node_modules", "next", "dist", "bin"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Stands in for `next`: runs in the root when called with "build". */
const next = (source: string) =>
  writeFileSync(join(root, "node_modules", "next", "dist", "bin", "next"), source);
const stamp = () => join(root, ".next", "source-hash");

test("builds once, and again only when the sources change", async () => {
  next('require("node:fs").appendFileSync(".next/BUILD_ID", "x")');
  expect(await buildIfNeeded(root)).toBe(true);
  expect(await buildIfNeeded(root)).toBe(true);
  expect(readFileSync(join(root, ".next", "BUILD_ID"), "utf8")).toBe("x");
  writeFileSync(join(root, "middleware.ts"), "changed");
  expect(await buildIfNeeded(root)).toBe(true);
  expect(readFileSync(join(root, ".next", "BUILD_ID"), "utf8")).toBe("xx");
});

test("compresses what an earlier build has left uncompressed", async () => {
  next('require("node:fs").appendFileSync(".next/BUILD_ID", "x")');
  const compressed = join(root, ".next", "compressed");
  expect(await buildIfNeeded(root, { compress: false })).toBe(true);
  expect(existsSync(compressed)).toBe(false);
  expect(await buildIfNeeded(root)).toBe(true);
  expect(existsSync(compressed)).toBe(true);
  expect(readFileSync(join(root, ".next", "BUILD_ID"), "utf8")).toBe("x");
});

describe("npm run build", () => {
  const build = () =>
    spawnSync(process.execPath, ["--import", "./scripts/tsx.js", SCRIPT, root], {
      encoding: "utf8",
    });

  test("builds by the script that records the sources", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(scripts.build).toContain(SCRIPT);
    expect(scripts.build).not.toContain("next build");
  });

  test("leaves a build that npm start does not repeat", async () => {
    next('require("node:fs").appendFileSync(".next/BUILD_ID", "x")');
    expect(build()).toMatchObject({ status: 0 });
    expect(await buildIfNeeded(root)).toBe(true);
    expect(readFileSync(join(root, ".next", "BUILD_ID"), "utf8")).toBe("x");
    expect(build()).toMatchObject({ status: 0 });
    expect(readFileSync(join(root, ".next", "BUILD_ID"), "utf8")).toBe("xx");
  });

  test("fails with the build, whose predecessor is forgotten", () => {
    writeFileSync(join(root, ".next", "BUILD_ID"), "old");
    writeFileSync(stamp(), sourceHash(root));
    next('console.log("type error in line 3"); process.exitCode = 1;');
    expect(build()).toMatchObject({ status: 1, stdout: "type error in line 3\n" });
    expect(isBuilt(root)).toBe(false);
  });
});

test("prints the output of a failed build and does not record it", async () => {
  next('console.log("type error in line 3"); process.exitCode = 1;');
  expect(await buildIfNeeded(root)).toBe(false);
  expect(printedErrors).toHaveBeenCalledWith(expect.stringContaining("type error in line 3"));
  expect(existsSync(stamp())).toBe(false);
  printedErrors.mockReset();
});

test("prints no error for an interrupted build and does not record it", async () => {
  next("setInterval(() => {}, 1000);");
  expect(await buildIfNeeded(root, { onStart: (build) => void stopPrograms([build]) })).toBe(false);
  expect(printedErrors).not.toHaveBeenCalled();
  expect(existsSync(stamp())).toBe(false);
});

test.each([
  ["   Creating an optimized production build ...\n", "compiling"],
  [" ✓ Compiled successfully in 4s\n   Running TypeScript ...\n", "checking"],
  ["   Collecting page data\n   Generating static pages (0/12)\n", "rendering static pages"],
  [" ✓ Generating static pages (12/12)\n   Finalizing page optimization ...\n", "finishing"],
  ["warning: something else\n", undefined],
])("finds the phase that %j begins", (output, phase) => {
  expect(findBuildPhase(output)).toBe(phase);
});
