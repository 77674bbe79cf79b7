import fc from "fast-check";
import { goodsIdOf, UNKNOWN_GOODS } from "./goods-id";

test.each([
  ["?goodsId=5", "5"],
  ["?goodsId=1001&promotion_user_id=7&sign=abc", "1001"],
  ["?sign=abc&goodsId=1001", "1001"],
  ["?goodsId=2147483647", "2147483647"],
  ["?goodsId=%31", "1"],
  ["?goodsId=5&goodsId=6", "5"],
  ["?xgoodsId=6&goodsId=5", "5"],
  ["", UNKNOWN_GOODS],
  ["?", UNKNOWN_GOODS],
  ["?goodsId", UNKNOWN_GOODS],
  ["?goodsId=", UNKNOWN_GOODS],
  ["?goodsId=0", UNKNOWN_GOODS],
  ["?goodsId=-5", UNKNOWN_GOODS],
  ["?goodsId=+5", UNKNOWN_GOODS],
  ["?goodsId=05", UNKNOWN_GOODS],
  ["?goodsId=5.0", UNKNOWN_GOODS],
  ["?goodsId=5e3", UNKNOWN_GOODS],
  ["?goodsId=0x10", UNKNOWN_GOODS],
  ["?goodsId=２", UNKNOWN_GOODS],
  ["?goodsId=5%0A", UNKNOWN_GOODS],
  ["?goodsId=5/../6", UNKNOWN_GOODS],
  ["?goodsId=%2e%2e%2f6", UNKNOWN_GOODS],
  ["?goodsId=%zz", UNKNOWN_GOODS],
  ["?goodsId=%", UNKNOWN_GOODS],
  ["?goodsId=2147483648", UNKNOWN_GOODS],
  ["?goodsId=99999999999999999999", UNKNOWN_GOODS],
  ["?goodsId=abc&goodsId=5", UNKNOWN_GOODS],
  ["?goodsid=5", UNKNOWN_GOODS],
  ["?goodsId[]=5", UNKNOWN_GOODS],
  ["?goodsId=<script>", UNKNOWN_GOODS],
])("%j names goods %j", (query, id) => {
  expect(goodsIdOf(query)).toBe(id);
});

test("maps any query to one path segment: a canonical id, or unknown", () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(goodsIdOf(`?goodsId=${value}`)).toMatch(/^(?:[1-9]\d{0,9}|unknown)$/);
    }),
  );
});

test("finds every valid id", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
      expect(goodsIdOf(`?a=1&goodsId=${id}&b=2`)).toBe(String(id));
    }),
  );
});
