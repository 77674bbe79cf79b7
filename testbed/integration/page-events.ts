import {
  boosters,
  boostGames,
  customerRemarks,
  discounts,
  envelopes,
  games,
  goods,
  goodsSpecs,
  sellers,
  stock,
  users,
} from "@storefront/marketplace/database/schema";
import { transitionBySellerOrOperator } from "@storefront/marketplace/refunds/refunds";
import { COMMAND_LINE } from "@storefront/operator/audit/record-audit";
import { setPrice } from "@storefront/operator/listings/change-listing";
import { eq, sql } from "drizzle-orm";
import { SELLER, stockOf } from "../marketplace/fixed-listings";
import { placeBoost } from "../marketplace/place-boost";
import { placeOrder } from "../marketplace/place-order";
import { rentAccount } from "../marketplace/rent-account";
import { addReview } from "../marketplace/review-listing";
import { sellWithPromises } from "../marketplace/sell-with-promises";
import { settlePayment } from "../marketplace/settle-payment";
import type { TestApp } from "../marketplace/test-app";

/** The listing that changes: it has no specs, one price and a stock of several pieces. */
export const LISTING = 1011;
const BUYER = 1;

interface Announced {
  /** Tags that must be announced at once, without ids. */
  tags?: readonly string[];
  /** Tags that are announced once in a while. */
  delayed?: readonly string[];
  change(test: TestApp): Promise<unknown>;
}

const OF_LISTING = ["goods:*", "shop:*", "catalogue"];
const BESIDE = ["seller:*", "home"];
const ofListing = eq(goods.id, LISTING);
const isSeller = sql`${sellers.id} = (select seller_id from goods where id = ${LISTING})`;
const COUPON = { couponName: "立减", typeName: "平台券", reduceFen: 100, conditionFen: 500 };

async function buy(test: TestApp): Promise<string> {
  const { order } = await placeOrder(test, BUYER, { goodsId: LISTING });
  await settlePayment(test.deps, order.order_num);
  return order.order_num;
}

async function buyBoost(test: TestApp): Promise<void> {
  const { data } = await placeBoost(test, await test.tokenOf(BUYER));
  await settlePayment(test.deps, data.order_num);
}

const visit = async (test: TestApp, name: "collectGoods" | "subscribe") => {
  const token = await test.tokenOf(BUYER);
  const [seller] = await test.deps.db.select({ id: goods.sellerId }).from(goods).where(ofListing);
  return name === "collectGoods"
    ? test.request(name, { goods_id: LISTING, action: 1 }, { token })
    : test.request(name, { user_id: seller?.id ?? 0, action: 1 }, { token });
};

async function changePrice({ deps }: TestApp): Promise<void> {
  const { id: stockId } = await stockOf(deps.db, LISTING);
  const [listing] = await deps.db.select().from(goods).where(ofListing);
  const seenFen = listing?.priceFen ?? 0;
  const piece = { goodsId: LISTING, stockId };
  await setPrice(deps, COMMAND_LINE, piece, { seenFen, fen: seenFen + 100 });
}

/** A buyer's request of a refund that the platform decides. */
async function decideRefund(test: TestApp): Promise<void> {
  const order_num = await sellWithPromises(test, { payType: 0, delivery: 1 });
  const token = await test.tokenOf(BUYER, 1);
  const asked = { order_num, reason: "recovered" as const, text: "被找回" };
  await test.request("orderRefund", asked, { token });
  const step = (act: "refuse" | "decide", by: "seller" | "operator", refundFen?: number) =>
    transitionBySellerOrOperator(test.deps, order_num, {
      act,
      by,
      text: "核实后",
      refundFen,
    } as never);
  await step("refuse", "seller");
  await test.request("escalateRefund", { order_num }, { token });
  await step("decide", "operator", 200);
}

/** Changes of pages, each with the tags that it must announce and an example to perform. */
export const PAGE_EVENTS = {
  listing: { tags: OF_LISTING, delayed: BESIDE, change: changePrice },
  /** A change of other goods on this listing's page. */
  siblings: { tags: ["shop:*"], delayed: BESIDE, change: changePrice },
  spec: {
    tags: OF_LISTING,
    delayed: BESIDE,
    change: ({ deps }) => deps.db.update(goodsSpecs).set({ name: sql`${goodsSpecs.name} || '一'` }),
  },
  soldOut: {
    tags: OF_LISTING,
    change: ({ deps }) =>
      deps.db.update(stock).set({ available: 0, held: stock.total }).where(eq(stock.goodsId, 1010)),
  },
  stock: {
    delayed: ["goods:*", "seller:*", "catalogue"],
    change: (test) => placeOrder(test, BUYER, { goodsId: LISTING }),
  },
  /** The last account of a listing: rented, extended, or given back. */
  rental: {
    tags: ["goods:*"],
    delayed: ["shop:*", "catalogue"],
    change: (test) => rentAccount(test, BUYER),
  },
  sale: { delayed: ["goods:*", "seller:*", "catalogue", "home"], change: buy },
  collect: { delayed: ["goods:*"], change: (test) => visit(test, "collectGoods") },
  follower: { delayed: ["seller:*"], change: (test) => visit(test, "subscribe") },
  discount: {
    tags: ["goods:*"],
    change: ({ deps }) => deps.db.update(discounts).set({ describe: "另一个说法" }),
  },
  remark: {
    tags: ["goods:*"],
    change: ({ deps }) => deps.db.update(customerRemarks).set({ tip: "另一个提示" }),
  },
  /** Changes by the platform and by a seller. */
  coupon: {
    tags: ["market", "shop:*"],
    change: async ({ deps }) => {
      const values = { ...COUPON, validDays: 7, total: 2 };
      await deps.db.insert(envelopes).values(values);
      await deps.db.insert(envelopes).values({ ...values, sellerId: SELLER.cards });
    },
  },
  review: {
    tags: OF_LISTING,
    delayed: BESIDE,
    change: (test) => addReview(test, { goodsId: LISTING, score: 1, content: "慢" }),
  },
  seller: {
    tags: OF_LISTING,
    delayed: BESIDE,
    change: ({ deps }) => deps.db.update(sellers).set({ nickname: "新的店名" }).where(isSeller),
  },
  figures: {
    delayed: BESIDE,
    change: ({ deps }) => deps.db.update(sellers).set({ deliverMedianS: 77 }).where(isSeller),
  },
  payout: { delayed: ["seller:*"], change: decideRefund },
  /** The name of one who has bought. */
  buyer: {
    delayed: ["goods:*"],
    change: async (test) => {
      await buy(test);
      await test.deps.db.update(users).set({ nickname: "新名字" }).where(eq(users.id, BUYER));
    },
  },
  game: {
    tags: ["market", "catalogue"],
    change: ({ deps }) =>
      deps.db
        .update(games)
        .set({ facts: sql`${games.facts} || '{"skins":{"title":"皮肤","unit":"款"}}'` }),
  },
  boostGame: {
    tags: ["boost", "catalogue"],
    change: ({ deps }) => deps.db.update(boostGames).set({ pricePercent: 120 }),
  },
  booster: {
    delayed: ["home"],
    change: ({ deps }) => deps.db.update(boosters).set({ online: true }),
  },
  boost: { delayed: ["sold", "home"], change: buyBoost },
} as const satisfies Record<string, Announced>;

export type PageEvent = keyof typeof PAGE_EVENTS;

/** The tags of an event, at once or later. */
export function tagsOfEvent(name: PageEvent): {
  tags: readonly string[];
  delayed: readonly string[];
} {
  const { tags = [], delayed = [] }: Announced = PAGE_EVENTS[name];
  return { tags, delayed };
}
