import { hostVary, mergeVary } from "./vary";

test.each([
  ["", "rsc", "rsc"],
  ["User-Agent", "rsc, next-url", "User-Agent,rsc,next-url"],
  ["User-Agent,rsc", "RSC , user-agent, Accept-Encoding", "User-Agent,rsc,Accept-Encoding"],
])("merges %j and %j to %j", (before, added, joined) => {
  expect(mergeVary(before, added)).toBe(joined);
});

test("names every header that a brand is read from", () => {
  expect([hostVary(0), hostVary(1), hostVary(2)]).toEqual([
    "Host",
    "Host,X-Forwarded-Host",
    "Host,X-Forwarded-Host",
  ]);
});
