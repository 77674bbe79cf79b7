import { countedText } from "./counted";

test("marks a count that is a lower bound", () => {
  expect(countedText({ count: 1000, exact: false })).toBe("1,000+");
  expect(countedText({ count: 1234, exact: true })).toBe("1,234");
});
