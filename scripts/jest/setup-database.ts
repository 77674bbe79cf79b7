import "./fail-on-console";

// A test here is some hundred statements in WebAssembly, and the first one of a file opens the database.
if (testScope === "gate") jest.setTimeout(20_000);
