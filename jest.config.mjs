import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });

const STOREFRONT = "{app,brands,components,contract,lib,scripts,bench}";

const base = {
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    "^server-only$": "<rootDir>/scripts/jest/server-only.cjs",
  },
  testPathIgnorePatterns: ["/node_modules/", "/e2e/", "/.next/", "\\.data\\.test\\.ts$"],
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/bench/empty-app/"],
};

/** Each project is passed through next/jest, which brings the compiler that the build uses. */
const project = (config) => withNext({ ...base, ...config })();

/** The embedded database cannot be loaded by jest as it is. */
const withPglite = async (config) => {
  const { transform, ...rest } = await config;
  return {
    ...rest,
    transform: { "pglite.+\\.cjs$": "<rootDir>/scripts/jest/require-imports.cjs", ...transform },
    transformIgnorePatterns: ["/node_modules/(?!@electric-sql/pglite/)"],
  };
};

export default async () => ({
  // An embedded database opens in a second on an idle machine, in many on a busy one.
  testTimeout: 180_000,
  // By itself jest leaves a core idle, which on two cores means one test file at a time.
  maxWorkers: "100%",
  projects: await Promise.all([
    project({
      displayName: "node",
      testEnvironment: "node",
      testMatch: [`<rootDir>/${STOREFRONT}/**/*.test.ts`],
      setupFilesAfterEnv: [
        "<rootDir>/scripts/jest/fail-on-console.ts",
        "<rootDir>/scripts/jest/property-seed.ts",
      ],
    }),
    project({
      displayName: "dom",
      testEnvironment: "jsdom",
      testMatch: [`<rootDir>/${STOREFRONT}/**/*.test.tsx`],
      setupFilesAfterEnv: [
        "<rootDir>/scripts/jest/setup-dom.ts",
        "<rootDir>/scripts/jest/property-seed.ts",
      ],
    }),
    withPglite(
      project({
        displayName: "marketplace",
        testEnvironment: "<rootDir>/scripts/jest/database-environment.ts",
        globalSetup: "<rootDir>/scripts/jest/prepare-database.ts",
        testMatch: ["<rootDir>/marketplace/**/*.test.ts"],
        setupFilesAfterEnv: [
          "<rootDir>/scripts/jest/fail-on-console.ts",
          "<rootDir>/scripts/jest/property-seed.ts",
        ],
      }),
    ),
  ]),
});
