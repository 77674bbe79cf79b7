import { errorNumberOf } from "./error-number";

test("is the digest under which the server has logged the error", () => {
  expect(errorNumberOf(Object.assign(new Error("broken"), { digest: "2338447" }))).toBe("2338447");
});

test.each([new Error("broken"), { digest: "<b>" }, null, "broken"])(
  "is new each time for %j",
  (error) => {
    const numbers = [errorNumberOf(error), errorNumberOf(error)];
    expect(numbers[0]).toMatch(/^[0-9a-f]{16}$/);
    expect(numbers[0]).not.toBe(numbers[1]);
  },
);
