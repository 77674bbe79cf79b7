import { readFileSync } from "node:fs";
import { checkFloor } from "../floor/check-floor";
import { buildUtilities, classesOf, UTILITIES } from "./build-utilities";

test("finds the classes of plain, chosen and composed attributes", () => {
  const template = '<a class="p-4 mt-2" /><b class={on ? "grid flex" : `hidden`} />';
  expect(classesOf(template)).toEqual(
    expect.arrayContaining(["p-4", "mt-2", "grid", "flex", "hidden"]),
  );
});

test("has the utilities of the templates as they are, without what the oldest browsers lack", async () => {
  const styles = readFileSync(UTILITIES, "utf8");
  // Otherwise: npm run styles.
  expect(styles).toBe(await buildUtilities(process.cwd()));
  expect(styles).not.toContain("--tw-");
  expect(checkFloor([{ name: "utilities.css", content: styles }])).toEqual([]);
});
