const { relative } = require("node:path");
// Required by file, because jest maps the package name to this module; tests without properties never load it.
const fc = require("../../node_modules/fast-check/lib/cjs/fast-check.js");

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: propertySeed });
fc.installGlobalPlugin(() => ({ onAllRunsComplete: addReproduceCommand }));

/** Adds the command that reproduces the cases to the report of a failed property. */
function addReproduceCommand(details) {
  if (!details.failed) return;
  const report = fc.defaultReportMessage(details);
  const command = commandOf(expect.getState().testPath);
  throw new Error(`${report}\n\nReproduce: ${command}`, { cause: details.errorInstance });
}

function commandOf(testPath) {
  const isData = testPath.includes(".data.test.");
  const jest = isData ? "npx jest --config jest.data.config.mjs" : "npx jest";
  const file = relative(process.cwd(), testPath);
  return `FC_SEED=${propertySeed} TEST_SCOPE=${testScope} ${jest} --runTestsByPath "${file}"`;
}

module.exports = fc;
