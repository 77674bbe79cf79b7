import fc from "fast-check";

it("draws from the seed of the run", () => {
  expect(fc.readConfigureGlobal().seed).toBe(propertySeed);
});

it("names the command that reproduces it when a property fails", () => {
  const fail = () => fc.assert(fc.property(fc.nat(), (n) => expect(n).toBe(-1)));
  expect(fail).toThrow(/Property failed after 1 tests[\s\S]*Counterexample: \[0\]/);
  expect(fail).toThrow(
    `Reproduce: FC_SEED=${propertySeed} TEST_SCOPE=${testScope} npx jest --runTestsByPath "scripts/jest/fast-check.test.ts"`,
  );
});

it("names it when an asynchronous property fails", async () => {
  const failed = fc.assert(fc.asyncProperty(fc.nat(), async (n) => expect(n).toBe(-1)));
  await expect(failed).rejects.toThrow(`Reproduce: FC_SEED=${propertySeed} `);
});
