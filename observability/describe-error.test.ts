import { describeError } from "./describe-error";

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
