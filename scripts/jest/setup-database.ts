import "./fail-on-console";

// Less than other tests have: one that needs longer has lost the prepared database or the quick reset.
if (testScope === "gate") jest.setTimeout(20_000);

// A real password takes a tenth of a second, and a test of the console types several.
jest.mock("@/operator/access/password-cost", () => ({ PASSWORD_COST: { N: 16, r: 8, p: 1 } }));
