import { type BuyAction, buyAction, buyLabel, isSoldOut, soldOutLabel } from "./buy-action";
import { sampleSpec, sampleTrade } from "./testing/trade-sample";
import type { SpecView, TradeView } from "./trade-view";

const spec = sampleSpec();
const gone = sampleSpec({ id: 2, stock: 0 });
const specs = [spec, gone];

describe("what the main button does", () => {
  test.each<[string, Partial<TradeView>, SpecView | null, BuyAction]>([
    ["goods without specs are bought", {}, null, "purchase"],
    ["goods with specs require one", { specsType: 2, specs }, null, "choose-spec"],
    ["a chosen spec is bought", { specsType: 2, specs }, spec, "purchase"],
    ["a chosen spec that is gone is not", { specsType: 2, specs }, gone, "sold-out"],
    ["specs that all are gone", { specsType: 2, specs: [gone] }, null, "sold-out"],
    ["specs_type 2 without any spec is bought as without", { specsType: 2 }, null, "purchase"],
    ["specs_type 2 without any spec or stock", { specsType: 2, stock: 0 }, null, "sold-out"],
    [
      "specs_type 2 without any spec, too few left",
      { specsType: 2, stock: 1, minSale: 2 },
      null,
      "sold-out",
    ],
    ["rent of specs_type 2 without any spec", { specsType: 2, tradeType: 3 }, null, "rent"],
    ["specs_type 3 is sold in the app", { specsType: 3, specs }, null, "app-only"],
    ["specs_type 3, one chosen", { specsType: 3, specs }, spec, "app-only"],
    ["trade type 9 is sold in the app", { tradeType: 9 }, null, "app-only"],
    ["trade type 9 with specs", { tradeType: 9, specsType: 2, specs }, null, "app-only"],
    ["rent continues on the phone", { tradeType: 3 }, null, "rent"],
    ["rent with specs requires one", { tradeType: 3, specsType: 2, specs }, null, "choose-spec"],
    ["rent, one chosen", { tradeType: 3, specsType: 2, specs }, spec, "rent"],
    ["nothing in stock", { stock: 0 }, null, "sold-out"],
    ["nothing in stock, app-only", { stock: 0, tradeType: 9 }, null, "sold-out"],
    ["less in stock than may be bought", { stock: 1, minSale: 2 }, null, "sold-out"],
  ])("%s", (_, trade, chosen, action) => {
    expect(buyAction(sampleTrade(trade), chosen)).toBe(action);
  });

  test("the label of the main button", () => {
    expect(buyLabel(sampleTrade())).toBe("立即购买");
    expect(buyLabel(sampleTrade({ tradeType: 3 }))).toBe("立即租号");
  });

  test("a listing with one spec left is not sold out", () => {
    expect(isSoldOut(sampleTrade({ specsType: 2, specs, stock: 0 }))).toBe(false);
  });
});

test.each([
  [{ tradeType: 3, stock: 0 }, "出租中"],
  [{ stock: 0 }, "已售罄"],
  [{ stock: 1, minSale: 2 }, "库存不足"],
  [{ specsType: 2, stock: 9, specs: [sampleSpec({ stock: 0 })] }, "已售罄"],
  [{ specsType: 2, stock: 0, specs: [sampleSpec({ stock: 1, minSale: 2 })] }, "库存不足"],
] as const)("why %p cannot be bought", (more, word) => {
  const trade = sampleTrade({ ...more, specs: "specs" in more ? [...more.specs] : [] });
  expect([isSoldOut(trade), soldOutLabel(trade)]).toEqual([true, word]);
});

test("an account is sold, not sold out", () => {
  expect(soldOutLabel(sampleTrade({ stock: 0 }), true)).toBe("已售出");
});
