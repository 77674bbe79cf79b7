import nextJest from "next/jest.js";

/** The suite that needs a real PostgreSQL: races between processes, forgeries, the stock model. */
export default nextJest({ dir: "./" })({
  displayName: "data",
  testEnvironment: "node",
  testMatch: ["<rootDir>/marketplace/**/*.data.test.ts"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  globals: {
    dataRedisUrl: process.env.DATA_REDIS_URL ?? "",
    dataDatabaseUrl: process.env.DATA_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres",
  },
  setupFilesAfterEnv: ["<rootDir>/scripts/jest/property-seed.ts"],
  testTimeout: 600_000,
});
