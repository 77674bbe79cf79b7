import fc from "fast-check";
import { priceShown, priceText } from "./price-shown";
import { sampleSpec, sampleTrade } from "./testing/trade-sample";

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
  ])("shows the price of a listing: %s", (_, trade, fen, label, struckFen) => {
    expect(priceShown(sampleTrade(trade), null)).toMatchObject({
      fen,
      label,
      struckFen,
      from: false,
    });
  });

  test("is a chosen spec's own price, never the listing's", () => {
    const trade = sampleTrade({ specsType: 2, afterDiscountFen: 1000, cashbackFen: 999 });
    expect(priceShown(trade, sampleSpec())).toEqual({
      fen: 6500,
      label: "售价",
      unit: "",
      from: false,
      struckFen: 6800,
      cashbackFen: 60,
    });
    expect(priceShown(trade, sampleSpec({ activityFen: 5900 }))).toMatchObject({
      fen: 5900,
      label: "活动价",
    });
  });

  test("is per hour for a rental", () => {
    expect(priceShown(sampleTrade({ tradeType: 3 }), null).unit).toBe("/小时");
    expect(priceShown(sampleTrade(), null).unit).toBe("");
  });

  test("has 起 only while specs_type is 2 and no spec is chosen", () => {
    const spec = sampleSpec();
    expect(priceShown(sampleTrade({ specsType: 2, specs: [spec] }), null).from).toBe(true);
    expect(priceShown(sampleTrade({ specsType: 2, specs: [spec] }), spec).from).toBe(false);
    expect(priceShown(sampleTrade({ specsType: 2 }), null).from).toBe(false);
    expect(priceShown(sampleTrade({ specsType: 1 }), null).from).toBe(false);
    expect(priceShown(sampleTrade({ specsType: 3 }), null).from).toBe(false);
  });

  test("is null when no price is known", () => {
    const specs = [sampleSpec()];
    const trade = sampleTrade({ afterDiscountFen: 0, normalFen: 0, specsType: 2, specs });
    expect(priceShown(trade, null)).toMatchObject({ fen: null, from: false, struckFen: null });
  });

  test("has the cash back of the chosen spec, else of the listing, never the full price", () => {
    const trade = sampleTrade({ specsType: 2, cashbackFen: 30 });
    expect(priceShown(trade, null).cashbackFen).toBe(30);
    expect(priceShown(trade, sampleSpec({ cashbackFen: 60 })).cashbackFen).toBe(60);
    expect(priceShown(trade, sampleSpec({ cashbackFen: 0 })).cashbackFen).toBe(0);
    expect(priceShown(trade, sampleSpec({ cashbackFen: 6500 })).cashbackFen).toBe(0);
  });

  test.each([
    [{}, "¥28.00"],
    [{ specsType: 2, specs: [sampleSpec()] }, "¥28.00 起"],
    [{ specsType: 2 }, "¥28.00"],
    [{ tradeType: 3 }, "¥28.00/小时"],
    [{ afterDiscountFen: 0, normalFen: 0 }, ""],
  ])("as text %p is %p", (trade, text) => {
    expect(priceText(priceShown(sampleTrade(trade), null))).toBe(text);
  });

  test("for any input is never negative, above its cash back, below its struck price, with 起 by its rule", () => {
    const fen = fc.nat(100_000);
    const trades = fc.record({
      tradeType: fc.constantFrom(2, 3, 9),
      specsType: fc.constantFrom(1, 2, 3),
      specs: fc.array(fc.constant(sampleSpec()), { maxLength: 1 }),
      afterDiscountFen: fen,
      activityFen: fen,
      normalFen: fen,
      originFen: fen,
      cashbackFen: fen,
    });
    const specs = fc.option(
      fc.record({ priceFen: fen, activityFen: fen, originFen: fen, cashbackFen: fen }),
    );
    fc.assert(
      fc.property(trades, specs, (of, own) => {
        const spec = own && sampleSpec(own);
        const shown = priceShown(sampleTrade(of), spec);
        const price = shown.fen ?? 0;
        expect(price).toBeGreaterThanOrEqual(0);
        expect(shown.fen).not.toBe(0);
        if (shown.struckFen !== null) expect(shown.struckFen).toBeGreaterThan(price);
        expect(shown.cashbackFen).toBeGreaterThanOrEqual(0);
        if (shown.cashbackFen > 0) expect(shown.cashbackFen).toBeLessThan(price);
        const choosable = of.specsType === 2 && of.specs.length > 0;
        expect(shown.from).toBe(choosable && spec === null && shown.fen !== null);
      }),
    );
  });
});
