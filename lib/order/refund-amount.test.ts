import { fenToYuan } from "@storefront/contract/money";
import fc from "fast-check";
import type { DatedRefund } from "./order-page";
import { leftOfPrice, readRefundAmount } from "./refund-amount";
import { pageOf, RENTAL } from "./testing/details";

test.each([
  [null, 1250],
  ["12.50", 1250],
  ["¥ 3", 300],
  ["1,000", null],
  ["", null],
  ["0", null],
  ["-1", null],
  ["1.234", null],
  ["12.51", null],
  ["九百", null],
])("reads %j of 12.50 as %j fen", (typed, fen) => {
  expect(readRefundAmount(typed, 1250).fen).toBe(fen);
});

test("says how much can be refunded when more is requested", () => {
  expect(readRefundAmount("99", 1250).problem).toBe("最多可退 ¥12.50，不能再多");
});

test("never reads more than is left, nor less than one fen, and says why otherwise", () => {
  const typed = fc.oneof(fc.string(), fc.integer({ min: -5, max: 5000 }).map(fenToYuan));
  fc.assert(
    fc.property(typed, fc.integer({ min: 1, max: 2000 }), (text, leftFen) => {
      const { fen, problem } = readRefundAmount(text, leftFen);
      expect(fen === null).toBe(problem !== null);
      if (fen === null) return;
      expect(fen).toBeGreaterThan(0);
      expect(fen).toBeLessThanOrEqual(leftFen);
    }),
  );
});

const refund = (fen: number, cause: DatedRefund["cause"]): DatedRefund => ({
  ...{ fen, cause, way: "alipay", state: "refunded", at: null },
});

test("leaves out the deposit of a rental", () => {
  const page = pageOf({ price: "115.00", deposit: "100.00", rent_hours: 5, rental: RENTAL });
  expect(leftOfPrice(page)).toBe(1500);
});

test("leaves out what was refunded of the price, not what goes back apart from it", () => {
  const refunds = [refund(1000, "part"), refund(200, "surplus"), refund(10_000, "deposit")];
  expect(leftOfPrice({ ...pageOf({ price: "52.00" }), refunds })).toBe(4200);
});

test("is never negative and never above the price", () => {
  const causes = fc.constantFrom<DatedRefund["cause"]>("part", "after_sale", "operator", "surplus");
  const refunds = fc.array(fc.record({ fen: fc.nat({ max: 10_000 }), cause: causes }));
  fc.assert(
    fc.property(fc.nat({ max: 20_000 }), refunds, (priceFen, list) => {
      const page = { ...pageOf(), refunds: list.map(({ fen, cause }) => refund(fen, cause)) };
      const left = leftOfPrice({ ...page, order: { ...page.order, priceFen } });
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(priceFen);
      const of = list.filter(({ cause }) => cause !== "surplus");
      const back = of.reduce((sum, { fen }) => sum + fen, 0);
      expect(left).toBe(Math.max(0, priceFen - back));
    }),
  );
});
