import fc from "fast-check";

it("uses the seed of the run", () => {
  expect(fc.readConfigureGlobal().seed).toBe(propertySeed);
});

it("reports the command that reproduces a failed property", () => {
  const fail = () => fc.assert(fc.property(fc.nat(), (n) => expect(n).toBe(-1)));
  expect(fail).toThrow(/Property failed after 1 tests[\s\S]*Counterexample: \[0\]/);
  expect(fail).toThrow(
    `Reproduce: FC_SEED=${propertySeed} TEST_SCOPE=${testScope} npx jest --runTestsByPath "testbed/jest/fast-check.test.ts"`,
  );
});

it("reports the command for a failed asynchronous property", async () => {
  const failed = fc.assert(fc.asyncProperty(fc.nat(), async (n) => expect(n).toBe(-1)));
  await expect(failed).rejects.toThrow(`Reproduce: FC_SEED=${propertySeed} `);
});
