import { describeError } from "./describe-error";

test("keeps the place and the cause of an ordinary one", () => {
  const cause = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
  const logged = describeError(new Error("not reached", { cause }));
  expect(logged).toMatchObject({
    type: "Error",
    message: "not reached",
    cause: { message: "refused", code: "ECONNREFUSED" },
  });
  expect(logged.stack).toContain("describe-error.test.ts");
});

test("says nothing of a thrown value that is no error", () => {
  expect(describeError("13800138000")).toEqual({ type: "string", message: "not an error" });
});
