import type { SpecView, TradeView } from "../trade-view";

/** A spec and a listing that can be bought; a test overrides only the fields that it is about. */

export function sampleSpec(more: Partial<SpecView> = {}): SpecView {
  return {
    id: 100101,
    name: "680 点券",
    desc: "",
    priceFen: 6_500,
    originFen: 6_800,
    activityFen: 0,
    cashbackFen: 60,
    stock: 80,
    minSale: 0,
    maxSale: 0,
    ...more,
  };
}

export function sampleTrade(more: Partial<TradeView> = {}): TradeView {
  return {
    goodsId: 1001,
    tradeType: 2,
    specsType: 1,
    specs: [],
    stock: 60,
    minSale: 0,
    maxSale: 0,
    afterDiscountFen: 2_800,
    activityFen: 0,
    normalFen: 2_800,
    originFen: 3_000,
    cashbackFen: 30,
    groupFen: 0,
    groupBuy: false,
    leastHours: 1,
    nextReturn: null,
    ...more,
  };
}
