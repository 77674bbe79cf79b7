/** Folders whose tests import the marketplace, or run where its database can be opened. */
const DATABASE_FOLDERS = [
  ...["html", "marketplace", "mobile", "operator", "programs", "sandbox"],
  ...["combinations", "conformance", "integration", "marketplace"].map((name) => `testbed/${name}`),
];

const DATA = String.raw`.+\.data\.test\.ts$`;
const SECURITY = "testbed/security/";
const DATABASE = `(?:${DATABASE_FOLDERS.join("|")})/`;
const SUFFIX = String.raw`.+\.test\.ts`;

/**
 * The projects of jest.config.mjs, each with a regular expression of its test files' paths from the repository's root.
 * A test file of any folder belongs to exactly one (projects.test.ts), so that a new folder is not forgotten.
 */
const PROJECTS = {
  node: `^(?!${DATA}|${SECURITY}|${DATABASE})${SUFFIX}$`,
  dom: `^(?!${SECURITY}|${DATABASE})${SUFFIX}x$`,
  marketplace: `^(?!${DATA})${DATABASE}${SUFFIX}x?$`,
  data: `^${DATA}`,
  security: `^(?!${DATA})${SECURITY}${SUFFIX}x?$`,
};

module.exports = { PROJECTS };
