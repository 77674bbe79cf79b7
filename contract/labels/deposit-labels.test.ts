import { depositText } from "./deposit-labels";

const deposit = { amount: "100.00", returned: "0.00", due: null };

test.each([
  ["held", deposit, /最晚 24 小时/],
  ["awaiting", { ...deposit, due: "明天 10:00" }, /^待卖家确认，最晚 明天 10:00 退回$/],
  ["awaiting", deposit, /^待卖家确认$/],
  ["claimed", deposit, /^申诉处理中/],
  ["settled", { ...deposit, returned: "100.00" }, /^已原路退回$/],
  ["settled", { ...deposit, returned: "70.00" }, /^已原路退回 ¥70.00，扣除 ¥30.00$/],
] as const)("says what happens to a deposit that is %s", (state, rest, text) => {
  expect(depositText({ state, ...rest })).toMatch(text);
});
