import nextJest from "next/jest.js";
import { announceSeed, readRunSettings } from "./testbed/jest/run-settings.cjs";

const settings = readRunSettings(process.env);
announceSeed(settings, process.env);

/** The suite that needs a real PostgreSQL: races between processes, forgeries, the stock model. run by testbed/runs/test-data.ts. */
const config = nextJest({ dir: "./" })({
  displayName: "data",
  testEnvironment: "node",
  testMatch: ["<rootDir>/{marketplace,operator,server,testbed}/**/*.data.test.ts"],
  moduleNameMapper: {
    "^@/(.*)$": "<rootDir>/$1",
    "^@storefront/(.*)$": "<rootDir>/$1",
    "^fast-check$": "<rootDir>/testbed/jest/fast-check.cjs",
  },
  globals: {
    ...settings,
    dataRedisUrl: process.env.DATA_REDIS_URL ?? "",
    dataDatabaseUrl: process.env.DATA_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres",
    dataSeededUrl: process.env.DATA_SEEDED_URL ?? "",
    dataPrograms: process.env.DATA_PROGRAMS ?? "",
  },
  testTimeout: 600_000,
});

export default async () => ({
  ...(await config()),
  // Modules without a CommonJS build.
  transformIgnorePatterns: ["/node_modules/(?!p-limit/|yocto-queue/)"],
});
