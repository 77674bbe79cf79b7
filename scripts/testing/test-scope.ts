export type TestScope = "gate" | "rest" | "full";

/**
 * Which tests run: "gate" (default) on every change, "full" everything, "rest" what only the full run has.
 * @throws Error when TEST_SCOPE is none of them
 */
export function testScope(env: Record<string, string | undefined>): TestScope {
  const scope = env["TEST_SCOPE"] || "gate";
  if (scope === "gate" || scope === "rest" || scope === "full") return scope;
  throw new Error(`TEST_SCOPE must be gate, rest or full, not ${scope}`);
}
