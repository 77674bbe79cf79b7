const { relative } = require("node:path");
// Required by file, because jest maps the package name to this module; tests without properties never load it.
const fc = require("../../node_modules/fast-check/lib/cjs/fast-check.js");

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: propertySeed });
fc.installGlobalPlugin(() => ({ onAllRunsComplete: addReproduceCommand }));

/** Adds the command that reproduces the cases to the report of a failed property. */
function addReproduceCommand(details) {
  if (!details.failed) return;
  const report = fc.defaultReportMessage(details);
  const command = commandOf(expect.getState());
  throw new Error(`${report}\n\nReproduce: ${command}`, { cause: details.errorInstance });
}

/** In a group of files, the test's name begins with the path of its file. */
function commandOf({ testPath, currentTestName }) {
  const isGroup = testPath.includes("/.jest-groups/");
  const isData = testPath.includes(".data.test.");
  const jest = isData ? "npm run test:data --" : "npx jest";
  const file = isGroup ? currentTestName.split(" ")[0] : relative(process.cwd(), testPath);
  return `FC_SEED=${propertySeed} TEST_SCOPE=${testScope} ${jest} --runTestsByPath "${file}"`;
}

module.exports = fc;
