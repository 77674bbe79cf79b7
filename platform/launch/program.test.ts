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

/** Starts a program that runs `onSignal` on SIGTERM; resolves when it is ready. `log` appends to a shared file. */
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
  const requested = new Promise((resolve) => ready.once("request", resolve));
  programs.push(startProgram(name, ["-e", script, `http://127.0.0.1:${port}`], { cwd: folder }));
  await requested;
  ready.closeAllConnections();
  ready.close();
}

const endsLate = (name: string) =>
  `log("${name} told"); setTimeout(() => { log("${name} ended"); process.exit(0); }, 100);`;

test("stops programs in reverse order, so that none loses its dependencies", async () => {
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

test("kills a program that ignores SIGTERM, and still gives the others their grace period", async () => {
  await start("marketplace", `log("marketplace ended"); process.exit(0);`);
  await start("storefront", `log("storefront told")`);
  // The storefront uses its full grace period; the marketplace's must suffice on a busy machine.
  await stopPrograms(programs, 2_000);
  expect(read("log")).toContain("marketplace ended");
  expect(await Promise.all(programs.map(({ ended }) => ended))).toEqual([0, 1]);
});

test("stops a program whose launcher is gone", async () => {
  await start("marketplace", `log("marketplace ended"); process.exit(0);`);
  // The kernel closes the launcher's end of the pipe, also after a kill.
  programs[0]?.child.stdin?.destroy();
  expect(await programs[0]?.ended).toBe(0);
  expect(read("log")).toBe("marketplace ended\n");
});
