import { readFileSync } from "node:fs";
import { sourceFiles } from "./source-files";

/** `brandUrl`, `requestHost` and `deployment.origin` take the test's brand or one of `onBrand`, by their types. */
test("steps and fixtures of browser tests run on the test's brand", () => {
  const steps = sourceFiles("e2e/support/*.ts");
  expect(steps.length).toBeGreaterThan(20);
  const fixed = steps.filter((file) => /\bonBrand\b|as TestBrand/.test(readFileSync(file, "utf8")));
  expect(fixed).toEqual([]);
});
