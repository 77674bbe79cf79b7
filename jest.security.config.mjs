import nextJest from "next/jest.js";

/** Probes of a running product, which `npm run test:security` starts. */
export default nextJest({ dir: "./" })({
  displayName: "security",
  testEnvironment: "node",
  testMatch: ["<rootDir>/testbed/security/**/*.test.ts"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1", "^@storefront/(.*)$": "<rootDir>/$1" },
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.bench/"],
  testTimeout: 120_000,
});
