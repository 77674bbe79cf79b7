import { runProgram } from "./run-program";

const TIMEOUT_MS = 600_000;

/** The hashes after each quarter of a day. */
const quartersOf = (output: string): string[] =>
  /quarter of a day: (.*)/.exec(output)?.[1]?.split(" ") ?? [];

it(
  "keeps every promise for two days, and tells the same story elsewhere",
  async () => {
    const elsewhere = { TZ: "America/Caracas", LANG: "tr_TR.UTF-8", UV_THREADPOOL_SIZE: "1" };
    const [here, there] = await Promise.all([
      runProgram(["--seed", "1", "--days", "2"]),
      runProgram(["--seed", "1", "--days", "0.25", "--cut"], elsewhere),
    ]);
    expect(here).toMatchObject({ code: 0, output: expect.stringContaining("seed 1, 2 days") });
    expect(there.code).toBe(0);
    // The shorter story begins like the longer one.
    const [first] = quartersOf(there.output);
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect(quartersOf(here.output)[0]).toBe(first);
  },
  TIMEOUT_MS,
);
