import { fileURLToPath } from "node:url";
import nextJest from "next/jest.js";
import groupTests from "./testbed/jest/group-tests.cjs";
import { PROJECTS } from "./testbed/jest/projects.cjs";
import { announceSeed, readRunSettings } from "./testbed/jest/run-settings.cjs";

const withNext = nextJest({ dir: "./" });

const { fileScope, ...settings } = readRunSettings(process.env);
const isFull = settings.testScope === "full";

// The projects that need servers are there when their run (testbed/runs) has started those.
const hasDatabase = Boolean(process.env.DATA_PROGRAMS);
const hasProduct = Boolean(process.env.SECURITY_TARGET);

// `npm test` runs several files in one realm; `npx jest <file>` runs the file.
const GROUPS = ".jest-groups";
const grouped = process.env.JEST_GROUPED === "1";
const root = fileURLToPath(new URL(".", import.meta.url));
/** Groups of the tests beyond the gate are small: each of eight shards gets some. */
const REST_SIZE = 6;

const escapePattern = (text) => text.replaceAll(/[^\w/]/g, "\\$&");

/** Selects the test files of a project. */
const selectTests = (name) => {
  const pattern = PROJECTS[name];
  if (fileScope !== "rest") return { testRegex: `^${escapePattern(root)}${pattern.slice(1)}` };
  const files = groupTests.listTests(root, { pattern, scope: fileScope });
  return { testRegex: files.map(({ path }) => `/${escapePattern(path)}$`) };
};

/** Selects the test files of a project without a browser's globals, in groups of `gateSize`. */
const selectGroups = (name, gateSize) => {
  if (!grouped) return selectTests(name);
  const into = `${GROUPS}/${name}`;
  const size = fileScope === "rest" ? REST_SIZE : gateSize;
  groupTests.writeGroups(root, { pattern: PROJECTS[name], into, size, scope: fileScope });
  return { testMatch: [`<rootDir>/${into}/*.test.js`] };
};

// Modules that read the settings take the sandbox's sample secrets; tests of settings name their own.
process.env.SANDBOX = "1";
announceSeed(settings, process.env);

const base = {
  testEnvironment: "<rootDir>/testbed/jest/node-environment.ts",
  globals: settings,
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    "^@storefront/(.*)$": "<rootDir>/$1",
    "^server-only$": "<rootDir>/testbed/jest/server-only.cjs",
    "^fast-check$": "<rootDir>/testbed/jest/fast-check.cjs",
  },
  testPathIgnorePatterns: [
    ...["/node_modules/", "/.next/", "/.bench/"],
    ...(isFull ? [] : ["\\.full\\.test\\.tsx?$"]),
  ],
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.bench/"],
};

/** Each project is passed through next/jest, which brings the compiler that the build uses. */
const project = (displayName, config) => withNext({ ...base, displayName, ...config })();

/** Compiles packages without a CommonJS build, which next/jest leaves as they are. */
const compilePackages = async (config, names) => ({
  ...(await config),
  transformIgnorePatterns: [`/node_modules/(?!${names.map((name) => `${name}/`).join("|")})`],
});

/** The embedded database cannot be loaded by jest as it is. */
const withPglite = async (config) => {
  const { transform, ...rest } = await config;
  const requireImports = "<rootDir>/testbed/jest/require-imports.cjs";
  return { ...rest, transform: { "pglite.+\\.cjs$": requireImports, ...transform } };
};

/** Compiles JSX for Hono, as tsconfig.node.json does for the programs; next/jest compiles it for React. */
const withHonoJsx = async (config) => {
  const { transform, ...rest } = await config;
  const compile = ([transformer, options]) => {
    const compilerOptions = { ...options.jsConfig?.compilerOptions, jsxImportSource: "hono/jsx" };
    return [transformer, { ...options, jsConfig: { ...options.jsConfig, compilerOptions } }];
  };
  const entries = Object.entries(transform).map(([pattern, entry]) => [
    pattern,
    Array.isArray(entry) ? compile(entry) : entry,
  ]);
  return { ...rest, transform: Object.fromEntries(entries) };
};

const ES_MODULES = ["p-limit", "yocto-queue"];

/** What every change must pass on any machine. */
const gateProjects = () => [
  compilePackages(
    project("node", {
      ...selectGroups("node", 30),
      setupFilesAfterEnv: ["<rootDir>/testbed/jest/fail-on-console.ts"],
    }),
    ES_MODULES,
  ),
  project("dom", {
    testEnvironment: "<rootDir>/testbed/jest/dom-environment.ts",
    ...selectTests("dom"),
    setupFilesAfterEnv: ["<rootDir>/testbed/jest/setup-dom.ts"],
  }),
  compilePackages(
    withPglite(
      withHonoJsx(
        project("marketplace", {
          testEnvironment: "<rootDir>/testbed/jest/database-environment.ts",
          globalSetup: "<rootDir>/testbed/jest/prepare-database.ts",
          ...selectGroups("marketplace", 34),
          setupFilesAfterEnv: ["<rootDir>/testbed/jest/setup-database.ts"],
        }),
      ),
    ),
    ["@electric-sql/pglite", ...ES_MODULES],
  ),
];

/** Real PostgreSQL: races between processes, forgeries, the stock model. Run by testbed/runs/test-data.ts. */
const dataProject = () =>
  compilePackages(
    withHonoJsx(
      project("data", {
        ...selectTests("data"),
        globals: {
          ...settings,
          dataRedisUrl: process.env.DATA_REDIS_URL ?? "",
          dataDatabaseUrl: process.env.DATA_DATABASE_URL,
          dataSeededUrl: process.env.DATA_SEEDED_URL,
          dataPrograms: process.env.DATA_PROGRAMS,
        },
      }),
    ),
    ES_MODULES,
  );

/** Probes of a running product. Run by testbed/runs/test-security.ts. */
const securityProject = () =>
  compilePackages(project("security", selectTests("security")), ES_MODULES);

/** Per test and hook. The full run's tables and properties are up to twelve times as long as the gate's. */
const readTimeout = () => {
  if (hasDatabase) return 600_000;
  return hasProduct || isFull ? 120_000 : 30_000;
};

export default async () => ({
  testTimeout: readTimeout(),
  // By itself jest leaves a core idle, which on two cores means one test file at a time.
  maxWorkers: "100%",
  testSequencer: "<rootDir>/testbed/jest/groups-first.cjs",
  projects: await Promise.all([
    ...gateProjects(),
    ...(hasDatabase ? [dataProject()] : []),
    ...(hasProduct ? [securityProject()] : []),
  ]),
});
