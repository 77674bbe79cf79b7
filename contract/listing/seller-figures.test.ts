import { deliveryText, disputeText, durationText } from "./seller-figures";

test.each([
  [1, "1 分钟"],
  [3_599, "60 分钟"],
  [3_600, "1 小时"],
  [5_000, "2 小时"],
  [86_400, "1 天"],
])("%p seconds are %s", (seconds, text) => expect(durationText(seconds)).toBe(text));

test("shows no time for a delivery with the payment", () => {
  expect(deliveryText(0)).toBe("付款即发");
  expect(deliveryText(600)).toBe("约 10 分钟");
  expect(disputeText(15)).toBe("1.5%");
});
