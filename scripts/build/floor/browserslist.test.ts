import { readFileSync } from "node:fs";
import { FLOOR } from "./compatibility";

test("checks for the browsers that the build lowers to", () => {
  const { browserslist } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(browserslist).toEqual([
    `chrome ${FLOOR.chrome}`,
    `edge ${FLOOR.chrome}`,
    `firefox ${FLOOR.firefox}`,
    `safari ${FLOOR.safari}`,
  ]);
});
