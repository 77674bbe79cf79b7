import { readRunSettings } from "./run-settings.cjs";

it.each([{}, { TEST_SCOPE: "", FC_SEED: "" }])(
  "uses the gate and a fixed seed when nothing is set: %j",
  (env) => {
    expect(readRunSettings(env)).toEqual({
      testScope: "gate",
      isSample: false,
      propertySeed: 20_261_121,
      fileScope: "gate",
    });
  },
);

it("reads scope and seed from the environment", () => {
  expect(readRunSettings({ TEST_SCOPE: "full", FC_SEED: "-7" })).toEqual({
    testScope: "full",
    isSample: false,
    propertySeed: -7,
    fileScope: "full",
  });
});

it("runs all cases of the files beyond the gate", () => {
  expect(readRunSettings({ TEST_SCOPE: "rest" })).toMatchObject({
    testScope: "full",
    fileScope: "rest",
  });
});

it("runs a sample of the longest tests when TEST_SAMPLE is 1", () => {
  expect(readRunSettings({ TEST_SCOPE: "rest", TEST_SAMPLE: "1" })).toMatchObject({
    testScope: "full",
    isSample: true,
  });
});

it("draws a new integer seed each time when the seed is random", () => {
  const seeds = Array.from(
    { length: 5 },
    () => readRunSettings({ FC_SEED: "random" }).propertySeed,
  );
  expect(seeds.every(Number.isSafeInteger)).toBe(true);
  expect(new Set(seeds).size).toBeGreaterThan(1);
});

it.each([
  [{ TEST_SCOPE: "everything" }, "TEST_SCOPE must be gate, rest or full, not everything"],
  [{ FC_SEED: "lucky" }, "FC_SEED must be a whole number or random, not lucky"],
])("refuses %j", (env, message) => {
  expect(() => readRunSettings(env)).toThrow(message);
});
