export type TestScope = "gate" | "rest" | "full";

/**
 * Reads which tests to run: "gate" (default) on every change, "full" everything, "rest" only the tests beyond the gate.
 * @throws Error when TEST_SCOPE is invalid
 */
export function testScope(env: Record<string, string | undefined>): TestScope {
  const scope = env["TEST_SCOPE"] || "gate";
  if (scope === "gate" || scope === "rest" || scope === "full") return scope;
  throw new Error(`TEST_SCOPE must be gate, rest or full, not ${scope}`);
}
