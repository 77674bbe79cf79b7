import { marketOf, NO_MARKET } from "./sandbox-market";

const ID = "Zk3vT9qLw2Rb8XnYc5Hd7Q";

test.each([
  ["neither", undefined, undefined, null],
  ["an empty header and an empty cookie", " ", "sandbox_market=", null],
  ["other cookies", null, "a=b; not_sandbox_market=c", null],
  ["the cookie", null, `a=b; sandbox_market=${ID}; c=d`, ID],
  ["the header", ID, null, ID],
  ["the header before the cookie", ID, `sandbox_market=${"x".repeat(22)}`, ID],
  ["an id that is too long", `${ID}A`, null, NO_MARKET],
  ["an id of other characters", null, "sandbox_market=../../../etc/passwd%00", NO_MARKET],
  ["a megabyte", "x".repeat(1_000_000), null, NO_MARKET],
])("reads %s", (_, header, cookies, expected) => {
  expect(marketOf(header, cookies)).toBe(expected);
});
