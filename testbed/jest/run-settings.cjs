/** Fixed, so that a failing property test is caused by a code change and not by new cases. */
const FIXED_SEED = 20_261_121;

/**
 * Reads the settings of a jest run from the environment, once per run; the configurations pass them to every worker as
 * globals (test-scope.ts, fast-check.cjs).
 * TEST_SCOPE: "gate" (default), what every change must pass; "full", all cases and the *.full.test files; "rest", those
 * of the files that have more than in the gate.
 * TEST_SAMPLE=1: a sample of the cases of tests that take many minutes, for a part of the tests beyond the gate.
 * FC_SEED: seed of the property tests, or "random" to draw one seed for the run.
 * @param {Record<string, string | undefined>} env
 * @returns {{ testScope: "gate" | "full", isSample: boolean, propertySeed: number, fileScope: "gate" | "rest" | "full" }}
 */
function readRunSettings(env) {
  // An empty CI input counts as unset.
  const fileScope = env.TEST_SCOPE || "gate";
  const seed = env.FC_SEED || String(FIXED_SEED);
  if (!["gate", "rest", "full"].includes(fileScope)) {
    throw new Error(`TEST_SCOPE must be gate, rest or full, not ${fileScope}`);
  }
  const propertySeed = seed === "random" ? Math.floor(Math.random() * 2 ** 31) : Number(seed);
  if (!Number.isSafeInteger(propertySeed)) {
    throw new Error(`FC_SEED must be a whole number or random, not ${seed}`);
  }
  const isSample = env.TEST_SAMPLE === "1";
  return { testScope: fileScope === "gate" ? "gate" : "full", isSample, propertySeed, fileScope };
}

/** Prints a drawn seed on stderr, as stdout may be jest's JSON. */
function announceSeed({ propertySeed }, { FC_SEED }) {
  if (FC_SEED === "random") {
    process.stderr.write(`property tests draw their cases from FC_SEED=${propertySeed}\n`);
  }
}

module.exports = { readRunSettings, announceSeed };
