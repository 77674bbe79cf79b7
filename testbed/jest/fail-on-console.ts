/** Fails a test that writes to console.error or console.warn, unless it mocks that output. */
let written: unknown[][] = [];

beforeEach(() => {
  written = [];
  for (const method of ["error", "warn"] as const) {
    jest.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      written.push(args);
    });
  }
});

afterEach(() => {
  const unexpected = written;
  jest.restoreAllMocks();
  if (unexpected.length > 0) {
    throw new Error(
      `unexpected console output: ${unexpected.map((args) => args.join(" ")).join("\n")}`,
    );
  }
});
