import { entranceOf, marketOf, NO_MARKET } from "./sandbox-market";

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

test("leads back to the page that a browser enters a market by", () => {
  expect(entranceOf("/goodsDetails", `?goodsId=1&sandbox_market=${ID}`, true)).toEqual({
    Location: "/goodsDetails?goodsId=1",
    "Set-Cookie": `sandbox_market=${ID}; Path=/; Max-Age=14400; SameSite=Lax; Secure`,
    "Cache-Control": "no-store",
  });
});

test("lets a browser leave its market", () => {
  expect(entranceOf("/index", "?sandbox_market=", false)).toMatchObject({
    Location: "/index",
    "Set-Cookie": "sandbox_market=; Path=/; Max-Age=0; SameSite=Lax",
  });
});

test.each(["//evil.example/", "/\\evil.example/", "///evil.example/"])(
  "does not lead from %s to another host",
  (path) => {
    const { Location = "" } = entranceOf(path, `?sandbox_market=${ID}`, false) ?? {};
    expect(new URL(Location, "http://mima.localhost").host).toBe("mima.localhost");
  },
);

test.each([
  ["", "no query"],
  ["?q=sandbox_market", "the name as a value"],
  ["?sandbox_market=x%0d%0aSet-Cookie:a", "a malformed id"],
])("%s is no entrance: %s", (query) => {
  expect(entranceOf("/index", query, false)).toBeNull();
});
