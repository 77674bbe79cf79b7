import { readFileSync } from "node:fs";
import { FAULTS } from "./list";

const page = readFileSync("docs/operations.md", "utf8");

/** @returns the cells of a fault's row */
const cellsOf = (name: string): string[] =>
  page
    .split("\n")
    .filter((line) => line.startsWith(`| ${name} `))
    .flatMap((line) => line.split("|").map((cell) => cell.trim()));

it.each(FAULTS)("docs/operations.md names the alerts of $name", ({ name, alerts }) => {
  const named = cellsOf(name).at(-2)?.split(", ");
  expect(named).toEqual(expect.arrayContaining(alerts.length > 0 ? [...alerts] : ["none"]));
});
