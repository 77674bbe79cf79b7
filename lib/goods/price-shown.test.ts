import fc from "fast-check";
import { sampleSpec, sampleTrade } from "./goods-sample";
import { priceShown } from "./price-shown";

describe("the price that is shown", () => {
  test.each([
    ["the normal price", { afterDiscountFen: 2800, normalFen: 2800 }, 2800, "售价", 3000],
    ["the activity price", { afterDiscountFen: 2500, activityFen: 2500 }, 2500, "活动价", 3000],
    [
      "the price after discount",
      { afterDiscountFen: 2400, activityFen: 2500 },
      2400,
      "折后价",
      3000,
    ],
    ["the normal price alone", { afterDiscountFen: 0, originFen: 0 }, 2800, "售价", null],
    ["no strike at the same price", { originFen: 2800 }, 2800, "售价", null],
    ["no strike at a lower price", { originFen: 100 }, 2800, "售价", null],
    ["the normal price struck", { afterDiscountFen: 2500, originFen: 0 }, 2500, "折后价", 2800],
    ["the rent", { tradeType: 3 }, 2800, "租金", 3000],
  ])("of a listing: %s", (_, trade, fen, label, struckFen) => {
    expect(priceShown(sampleTrade(trade), null)).toMatchObject({
      fen,
      label,
      struckFen,
      from: false,
    });
  });

  test("of a chosen spec: its own, never the listing's", () => {
    const trade = sampleTrade({ specsType: 2, afterDiscountFen: 1000, cashbackFen: 999 });
    expect(priceShown(trade, sampleSpec())).toEqual({
      fen: 6500,
      label: "售价",
      from: false,
      struckFen: 6800,
      cashbackFen: 60,
    });
    expect(priceShown(trade, sampleSpec({ activityFen: 5900 }))).toMatchObject({
      fen: 5900,
      label: "活动价",
    });
  });

  test("起 stands only while specs_type is 2 and no spec is chosen", () => {
    const spec = sampleSpec();
    expect(priceShown(sampleTrade({ specsType: 2, specs: [spec] }), null).from).toBe(true);
    expect(priceShown(sampleTrade({ specsType: 2, specs: [spec] }), spec).from).toBe(false);
    expect(priceShown(sampleTrade({ specsType: 1 }), null).from).toBe(false);
    expect(priceShown(sampleTrade({ specsType: 3 }), null).from).toBe(false);
  });

  test("without any price the page says so", () => {
    const trade = sampleTrade({ afterDiscountFen: 0, normalFen: 0, specsType: 2 });
    expect(priceShown(trade, null)).toMatchObject({ fen: null, from: false, struckFen: null });
  });

  test("what is struck through is always higher than what is shown", () => {
    const fen = fc.nat(100_000);
    fc.assert(
      fc.property(
        fc.record({ afterDiscountFen: fen, activityFen: fen, normalFen: fen, originFen: fen }),
        (prices) => {
          const shown = priceShown(sampleTrade(prices), null);
          if (shown.struckFen !== null)
            expect(shown.struckFen).toBeGreaterThan(shown.fen ?? Infinity);
        },
      ),
    );
  });
});
