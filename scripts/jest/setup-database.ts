import "./fail-on-console";

// Less than other tests have: one that needs longer has lost the prepared database or the quick reset.
if (testScope === "gate") jest.setTimeout(20_000);
