/** @jest-environment node */
import { freePort } from "./ports";
import { type Program, startProgram, stopPrograms } from "./program";
import { waitUntilReady } from "./wait-until-ready";

/** Short, as the program in the test never answers. */
const IDLE_LIMIT_MS = 500;

let program: Program | undefined;

afterEach(async () => {
  if (program) await stopPrograms([program], 0);
});

const run = (script: string): Program => {
  program = startProgram("program", ["-e", script], { cwd: process.cwd() });
  return program;
};

test("returns idle when a program neither works nor answers", async () => {
  const port = await freePort();
  const hanging = run("setInterval(() => {}, 1000)");
  expect(await waitUntilReady(`http://127.0.0.1:${port}/`, hanging, IDLE_LIMIT_MS)).toBe("idle");
});

test("returns ended when the program exits before it answers", async () => {
  const port = await freePort();
  expect(await waitUntilReady(`http://127.0.0.1:${port}/`, run(""))).toBe("ended");
});
