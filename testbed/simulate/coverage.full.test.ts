import { runProgram } from "./run-program";

const TIMEOUT_MS = 900_000;

it(
  "reaches every needed pair of an act and a part of a price within five days",
  async () => {
    const days = ["--seed", "1", "--seeds", "5", "--days", "1"];
    const { code, output } = await runProgram([...days, "--coverage"]);
    expect(code).toBe(0);
    expect(output).toContain("act: state before");
    expect(output.split("\n").filter((line) => line.startsWith("not reached"))).toEqual([]);
  },
  TIMEOUT_MS,
);
