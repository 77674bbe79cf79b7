/** @jest-environment node */
import { freePort } from "./ports";
import { type Program, startProgram, stopPrograms } from "./program";
import { waitUntilReady } from "./wait-until-ready";

/** Longer than a starved process waits for the CPU, shorter than the work of the programs below. */
const IDLE_LIMIT_MS = 3_000;

let program: Program | undefined;

afterEach(async () => {
  if (program) await stopPrograms([program], 0);
});

const run = (script: string): Program => {
  program = startProgram("program", ["-e", script], { cwd: process.cwd() });
  return program;
};

test("returns ready when a program worked for longer than the idle limit before it answers", async () => {
  const port = await freePort();
  const busy = run(`
    const end = Date.now() + 4500;
    while (Date.now() < end);
    require("node:http").createServer((_, response) => response.end()).listen(${port});
  `);
  expect(await waitUntilReady(`http://127.0.0.1:${port}/`, busy, IDLE_LIMIT_MS)).toBe("ready");
});

test("counts the work of child processes as progress", async () => {
  const port = await freePort();
  const starter = run(`
    const worker = "const end = Date.now() + 4500; while (Date.now() < end);" +
      "require('node:http').createServer((_, response) => response.end()).listen(${port})";
    const child = require("node:child_process").spawn(process.execPath, ["-e", worker]);
    process.on("SIGTERM", () => { child.kill(); process.exit(); });
  `);
  expect(await waitUntilReady(`http://127.0.0.1:${port}/`, starter, IDLE_LIMIT_MS)).toBe("ready");
});
