import "./fail-on-console";

// Shorter than for other tests: a test that takes longer does not use the prepared database or the quick reset.
if (testScope === "gate") jest.setTimeout(20_000);

// Hashing a real password takes 0.1 s, and console tests log in several times.
jest.mock("@storefront/operator/access/password-cost", () => ({
  PASSWORD_COST: { N: 16, r: 8, p: 1 },
}));
