import { withParameter } from "./with-parameter";

test.each([
  ["", "?ad=a%26b"],
  ["goodsDetails?goodsId=5", "goodsDetails?goodsId=5&ad=a%26b"],
  ["https://m.example/phone/?", "https://m.example/phone/?ad=a%26b"],
  ["https://m.example/a?x=1&y#top", "https://m.example/a?x=1&y&ad=a%26b#top"],
  ["/a#top?", "/a?ad=a%26b#top?"],
])("adds a parameter to %j behind the others", (address, expected) => {
  expect(withParameter(address, "ad", "a&b")).toBe(expected);
});
