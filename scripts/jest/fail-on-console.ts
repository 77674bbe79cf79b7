/** A test during which something was written to console.error or console.warn fails, unless it expected that. */
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
