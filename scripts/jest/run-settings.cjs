/** Property tests draw the same cases in every run, so that a change fails by what it changed. */
const FIXED_SEED = 20_261_121;

/**
 * What the environment says about a run of jest. The configurations read it, once per run, and hand it to every
 * worker as globals (test-scope.ts, fast-check.ts).
 * TEST_SCOPE: "gate" (default), what every change must pass; "full", every case and the *.full.test files too.
 * FC_SEED: seed of the property tests, or "random" for one seed that is drawn for the whole run.
 * @param {Record<string, string | undefined>} env
 * @returns {{ testScope: "gate" | "full", propertySeed: number }}
 */
function readRunSettings(env) {
  // A CI's input that was left empty is as good as unset.
  const testScope = env.TEST_SCOPE || "gate";
  const seed = env.FC_SEED || String(FIXED_SEED);
  if (testScope !== "gate" && testScope !== "full") {
    throw new Error(`TEST_SCOPE must be gate or full, not ${testScope}`);
  }
  const propertySeed = seed === "random" ? Math.floor(Math.random() * 2 ** 31) : Number(seed);
  if (!Number.isSafeInteger(propertySeed)) {
    throw new Error(`FC_SEED must be a whole number or random, not ${seed}`);
  }
  return { testScope, propertySeed };
}

/** Says on stderr which seed was drawn: stdout may be jest's JSON. */
function announceSeed({ propertySeed }, { FC_SEED }) {
  if (FC_SEED === "random") {
    process.stderr.write(`property tests draw their cases from FC_SEED=${propertySeed}\n`);
  }
}

module.exports = { readRunSettings, announceSeed };
