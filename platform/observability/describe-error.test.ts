import { describeCause, describeError } from "./describe-error";

test("keeps the stack and the cause of an Error", () => {
  const cause = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
  const logged = describeError(new Error("not reached", { cause }));
  expect(logged).toMatchObject({
    type: "Error",
    message: "not reached",
    cause: { message: "refused", code: "ECONNREFUSED" },
  });
  expect(logged.stack).toContain("describe-error.test.ts");
});

test("omits a thrown value that is not an Error", () => {
  expect(describeError("13800138000")).toEqual({ type: "string", message: "not an error" });
});

test("names the innermost cause, which is the database's message", () => {
  const failed = new Error("Failed query: update orders\nparams: 13800138000", {
    cause: new Error("order 1 cannot go from paid to expired"),
  });
  expect(describeCause(failed)).toBe("order 1 cannot go from paid to expired");
  expect(describeCause(new Error("x".repeat(1000)))).toHaveLength(300);
});
