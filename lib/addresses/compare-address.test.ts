import fc from "fast-check";
import { COMPARED_MOST, compareAddress, comparedIds } from "./compare-address";

test.each([
  ["?goods=1001,1002", [1001, 1002], 0, 0],
  ["?goods=1001%2C1002&utm=1", [1001, 1002], 0, 0],
  ["?utm=1&goods=3，2、1", [3, 2, 1], 0, 0],
  ["?goods=5,5,5,6", [5, 6], 0, 0],
  ["", [], 0, 0],
  ["?goods=", [], 0, 0],
  ["?goods=,,,", [], 0, 0],
  ["?goods=0,-1,01,1.5,abc,7", [7], 5, 0],
  ["?goods=2147483647,2147483648,99999999999999999999", [2147483647], 2, 0],
  ["?goods=%3Cscript%3Ealert(1)%3C%2Fscript%3E,9", [9], 1, 0],
  ["?goods=%E0%A4%A", [], 0, 0],
  [`?goods=${Array.from({ length: 50 }, (_, index) => index + 1).join()}`, [1, 2, 3, 4], 0, 46],
])("reads %s", (query, ids, invalid, beyond) => {
  expect(comparedIds(query)).toEqual({ ids, invalid, beyond });
});

test("reads any text, and the address that it writes has the same listings", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 3000 }), (text) => {
      const { ids } = comparedIds(`?goods=${text}`);
      expect(ids.length).toBeLessThanOrEqual(COMPARED_MOST);
      const address = compareAddress(ids);
      expect(
        comparedIds(address.slice(address.indexOf("?") + 1 ? address.indexOf("?") : 8)),
      ).toEqual({ ids, invalid: 0, beyond: 0 });
    }),
  );
});
