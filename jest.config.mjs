import { fileURLToPath } from "node:url";
import nextJest from "next/jest.js";
import groupTests from "./testbed/jest/group-tests.cjs";
import { announceSeed, readRunSettings } from "./testbed/jest/run-settings.cjs";

const withNext = nextJest({ dir: "./" });

const inTestbed = (folder) => `testbed/${folder}`;

const STOREFRONT = [
  ...["app", "brands", "components", "contract", "lib", "platform", "scripts", "server"],
  ...["bench", "browsers", "chaos", "contact-sheet", "draw", "jest", "mutants", "observatory"].map(
    inTestbed,
  ),
  ...["rehearse", "runs"].map(inTestbed),
];

/** Folders whose tests import the marketplace, or run where its database can be opened. */
const MARKETPLACE = [
  ...["html", "marketplace", "mobile", "operator", "programs", "sandbox"],
  ...["combinations", "conformance", "integration", "marketplace"].map(inTestbed),
];

const { fileScope, ...settings } = readRunSettings(process.env);

// `npm test` runs several files in one realm; `npx jest <file>` runs the file.
const GROUPS = ".jest-groups";
const grouped = process.env.JEST_GROUPED === "1";
const root = fileURLToPath(new URL(".", import.meta.url));
/** Groups of the tests beyond the gate are small: each of eight shards gets some. */
const REST_SIZE = 6;

/** Selects test files. A list is of regular expressions, because in a glob the brackets of paths have a meaning. */
const selectTests = (folders, suffix) => {
  if (fileScope !== "rest")
    return { testMatch: [`<rootDir>/{${folders.join(",")}}/**/*${suffix}`] };
  const files = groupTests.listTests(root, { folders, suffix, scope: fileScope });
  return { testRegex: files.map(({ path }) => `/${path.replaceAll(/[^\w/]/g, "\\$&")}$`) };
};

/** Selects the test files of a project without a browser's globals, in groups of `gateSize`. */
const selectGroups = (name, folders, gateSize) => {
  if (!grouped) return selectTests(folders, ".test.ts");
  const into = `${GROUPS}/${name}`;
  const size = fileScope === "rest" ? REST_SIZE : gateSize;
  groupTests.writeGroups(root, { folders, into, size, scope: fileScope });
  return { testMatch: [`<rootDir>/${into}/*.test.js`] };
};

// Modules that read the settings take the sandbox's sample secrets; tests of settings name their own.
process.env.SANDBOX = "1";
announceSeed(settings, process.env);

const base = {
  globals: settings,
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    "^@storefront/(.*)$": "<rootDir>/$1",
    "^server-only$": "<rootDir>/testbed/jest/server-only.cjs",
    "^fast-check$": "<rootDir>/testbed/jest/fast-check.cjs",
  },
  testPathIgnorePatterns: [
    "/node_modules/",
    "/e2e/",
    "/.next/",
    "\\.data\\.test\\.ts$",
    ...(settings.testScope === "full" ? [] : ["\\.full\\.test\\.tsx?$"]),
  ],
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.bench/"],
};

/** Each project is passed through next/jest, which brings the compiler that the build uses. */
const project = (config) => withNext({ ...base, ...config })();

/** The embedded database cannot be loaded by jest as it is. */
const withPglite = async (config) => {
  const { transform, ...rest } = await config;
  return {
    ...rest,
    transform: { "pglite.+\\.cjs$": "<rootDir>/testbed/jest/require-imports.cjs", ...transform },
    transformIgnorePatterns: ["/node_modules/(?!@electric-sql/pglite/|p-limit/|yocto-queue/)"],
  };
};

export default async () => ({
  // Per test and hook. The full run's tables and properties are up to twelve times as long as the gate's.
  testTimeout: settings.testScope === "full" ? 120_000 : 30_000,
  // By itself jest leaves a core idle, which on two cores means one test file at a time.
  maxWorkers: "100%",
  testSequencer: "<rootDir>/testbed/jest/groups-first.cjs",
  projects: await Promise.all([
    project({
      displayName: "node",
      testEnvironment: "node",
      ...selectGroups("node", STOREFRONT, 30),
      setupFilesAfterEnv: ["<rootDir>/testbed/jest/fail-on-console.ts"],
    }),
    project({
      displayName: "dom",
      testEnvironment: "jsdom",
      ...selectTests(STOREFRONT, ".test.tsx"),
      setupFilesAfterEnv: ["<rootDir>/testbed/jest/setup-dom.ts"],
    }),
    withPglite(
      project({
        displayName: "marketplace",
        testEnvironment: "<rootDir>/testbed/jest/database-environment.ts",
        globalSetup: "<rootDir>/testbed/jest/prepare-database.ts",
        ...selectGroups("marketplace", MARKETPLACE, 34),
        setupFilesAfterEnv: ["<rootDir>/testbed/jest/setup-database.ts"],
      }),
    ),
  ]),
});
