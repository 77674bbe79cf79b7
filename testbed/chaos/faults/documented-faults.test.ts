import { readFileSync } from "node:fs";
import { FAULTS } from "./list";

/** Rows of the failure modes: what fails, with the names of its faults, and the alerts. */
const rows = readFileSync("docs/operations.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map((cells) => ({ fails: cells[1] ?? "", alerts: cells.at(-2)?.split(", ") }));

it.each(FAULTS.filter(({ alerts }) => alerts.length > 0))(
  "docs/operations.md names the alerts of $name",
  ({ name, alerts }) => {
    const row = rows.find(({ fails }) => fails.includes(`\`${name}\``));
    expect(row?.alerts).toEqual(expect.arrayContaining([...alerts]));
  },
);
