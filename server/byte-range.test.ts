import { parseRange } from "./byte-range";

test.each([
  ["bytes=0-9", { first: 0, last: 9 }],
  ["bytes=90-", { first: 90, last: 99 }],
  ["bytes=90-1000", { first: 90, last: 99 }],
  ["bytes=-10", { first: 90, last: 99 }],
  ["bytes=-1000", { first: 0, last: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=9-0", null],
  ["bytes=0-1,5-6", null],
  ["bytes=-", null],
  ["bytes=a-b", null],
  ["items=0-9", null],
  ["", null],
  [undefined, null],
])("parses %j of 100 bytes as %j", (header, range) =>
  expect(parseRange(header, 100)).toEqual(range),
);
