import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Program, startProgram, stopPrograms } from "./program";

let folder: string;
let programs: Program[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "programs-"));
  programs = [];
});
afterEach(async () => {
  await stopPrograms(programs, 0);
  rmSync(folder, { recursive: true });
});

const read = (name: string) => readFileSync(join(folder, name), "utf8");

/** Runs `onSignal` at SIGTERM; resolves when it can. `log` writes a line that all of them share. */
async function start(name: string, onSignal: string): Promise<void> {
  const script = `
    const { appendFileSync } = require("node:fs");
    const log = (line) => appendFileSync("log", line + "\\n");
    process.on("SIGTERM", () => { ${onSignal} });
    setInterval(() => {}, 1000);
    require("node:http").get(process.argv[1], () => {}).on("error", () => {});
  `;
  const { createServer } = await import("node:http");
  const ready = createServer().listen(0);
  const address = ready.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const asked = new Promise((resolve) => ready.once("request", resolve));
  programs.push(startProgram(name, ["-e", script, `http://127.0.0.1:${port}`], {}, folder));
  await asked;
  ready.closeAllConnections();
  ready.close();
}

const endsLate = (name: string) =>
  `log("${name} told"); setTimeout(() => { log("${name} ended"); process.exit(0); }, 100);`;

test("what was started last ends first: nobody is left without what it stands on", async () => {
  await start("marketplace", endsLate("marketplace"));
  await start("storefront", endsLate("storefront"));
  await stopPrograms(programs);
  expect(read("log").split("\n").slice(0, -1)).toEqual([
    "storefront told",
    "storefront ended",
    "marketplace told",
    "marketplace ended",
  ]);
});

test("one that does not end is made to, and the others still get their time", async () => {
  await start("marketplace", `log("marketplace ended"); process.exit(0);`);
  await start("storefront", `log("storefront told")`);
  // The storefront uses up all of its time; the marketplace's needs to suffice on a busy machine.
  await stopPrograms(programs, 2_000);
  expect(read("log")).toContain("marketplace ended");
  expect(await Promise.all(programs.map(({ ended }) => ended))).toEqual([0, 1]);
});
