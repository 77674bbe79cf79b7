import { type BuyAction, buyAction, buyLabel, isSoldOut } from "./buy-action";
import { sampleSpec, sampleTrade } from "./goods-sample";
import type { SpecView, TradeView } from "./goods-view";

const spec = sampleSpec();
const gone = sampleSpec({ id: 2, stock: 0 });
const specs = [spec, gone];

describe("what the main button does", () => {
  test.each<[string, Partial<TradeView>, SpecView | null, BuyAction]>([
    ["goods without specs are bought", {}, null, "purchase"],
    ["goods with specs ask for one", { specsType: 2, specs }, null, "choose-spec"],
    ["a chosen spec is bought", { specsType: 2, specs }, spec, "purchase"],
    ["a chosen spec that is gone is not", { specsType: 2, specs }, gone, "sold-out"],
    ["specs that all are gone", { specsType: 2, specs: [gone] }, null, "sold-out"],
    ["specs_type 2 without any spec asks for one", { specsType: 2 }, null, "choose-spec"],
    ["specs_type 3 is sold in the app", { specsType: 3, specs }, null, "app-only"],
    ["specs_type 3, one chosen", { specsType: 3, specs }, spec, "app-only"],
    ["trade type 9 is sold in the app", { tradeType: 9 }, null, "app-only"],
    ["trade type 9 with specs", { tradeType: 9, specsType: 2, specs }, null, "app-only"],
    ["rent goes on with the phone", { tradeType: 3 }, null, "rent"],
    ["rent with specs asks for one", { tradeType: 3, specsType: 2, specs }, null, "choose-spec"],
    ["rent, one chosen", { tradeType: 3, specsType: 2, specs }, spec, "rent"],
    ["nothing in stock", { stock: 0 }, null, "sold-out"],
    ["nothing in stock, app-only", { stock: 0, tradeType: 9 }, null, "sold-out"],
    ["less in stock than may be bought", { stock: 1, minSale: 2 }, null, "sold-out"],
  ])("%s", (_, trade, chosen, action) => {
    expect(buyAction(sampleTrade(trade), chosen)).toBe(action);
  });

  test("its name", () => {
    expect(buyLabel(sampleTrade())).toBe("立即购买");
    expect(buyLabel(sampleTrade({ tradeType: 3 }))).toBe("立即租号");
  });

  test("a listing with one spec left is not sold out", () => {
    expect(isSoldOut(sampleTrade({ specsType: 2, specs, stock: 0 }))).toBe(false);
  });
});
