import { LISTING_SORTS } from "@storefront/contract/discovery/discovery";
import { SHOP_SORTS } from "@storefront/contract/discovery/shop-sorts";
import { withQuery } from "@storefront/contract/http/http-request";
import { PATHS } from "@storefront/contract/http/paths";
import type { Deps } from "@storefront/marketplace/deps";
import { readAfterSales } from "@storefront/operator/after-sales/read-after-sales";
import { readAudit } from "@storefront/operator/audit/read-audit";
import { readCoupons } from "@storefront/operator/coupons/read-coupons";
import { findListings } from "@storefront/operator/listings/read-listings";
import { readConversations } from "@storefront/operator/messages/read-conversations";
import { findOrders } from "@storefront/operator/orders/find-orders";
import { readOverview } from "@storefront/operator/overview/read-overview";
import { readPromoters } from "@storefront/operator/promoters/read-promoters";
import { readRefunds } from "@storefront/operator/refunds/read-refunds";
import { readReports } from "@storefront/operator/reports/read-reports";
import { readReviews } from "@storefront/operator/reviews/read-reviews";
import { findUsers } from "@storefront/operator/users/find-users";
import { HEAVY_BUYER } from "./order-copies";

/** A read that the bench measures: a call of the marketplace, or a list of the operator console. */
export type Read = { name: string } & (
  | { path: string; isAccount?: true }
  | { run: (deps: Deps) => Promise<unknown> }
);

const GAME = "曜日战歌";
const GOODS = 1001;
const SELLER = 3004;

type Query = Record<string, string | number>;

const call = (name: string, key: keyof typeof PATHS, query: Query = {}): Read => ({
  name,
  path: withQuery(PATHS[key].path, query),
});
/** A call of `HEAVY_BUYER`, who is logged in. */
const account = (name: string, key: keyof typeof PATHS, query: Query = {}): Read => ({
  ...call(name, key, query),
  isAccount: true,
});
const list = (name: string, query: Query): Read => call(`list: ${name}`, "searchGoods", query);
const search = (q: string): Read => call(`search: ${q}`, "searchGoods", { q });
const console = (name: string, run: (deps: Deps) => Promise<unknown>): Read => ({
  name: `console: ${name}`,
  run,
});

const ofGame = { game: GAME, kind: "account" };

const PUBLIC: readonly Read[] = [
  call("home", "home"),
  call("games", "games"),
  call("one game", "games", { game: GAME }),
  call("catalogue page 1", "catalogue", { page: 1 }),
  call("catalogue page 500", "catalogue", { page: 500 }),
  call("catalogue page 10,000", "catalogue", { page: 10_000 }),
  call("catalogue of a game", "catalogue", { page: 1, game: GAME }),
  call("blocks of listings", "goodsBlocks"),
  call("blocks of an assortment", "goodsBlocks", { kinds: "account,rent" }),
  call("ids of a block", "goodsIds", { after: 0, below: 50_000 }),
  call("blocks of shops", "shopBlocks"),
  call("ids of shops", "shopIds", { after: 0, below: 50_000 }),
  call("detail", "goodsDetail", { goods_id: GOODS }),
  call("comments page 1", "goodsComments", { goods_id: GOODS, page: 1 }),
  call("shop", "shop", { user_id: SELLER }),
  ...SHOP_SORTS.map((sort) =>
    call(`shop by ${sort}`, "shopGoods", { user_id: SELLER, page: 1, sort }),
  ),
  call("shop page 50", "shopGoods", { user_id: SELLER, page: 50 }),
  call("recently sold", "recentlySold"),
];

const LISTS: readonly Read[] = [
  list("all", {}),
  ...LISTING_SORTS.map((sort) => list(`a game by ${sort}`, { game: GAME, sort })),
  ...LISTING_SORTS.map((sort) => list(`a kind by ${sort}`, { ...ofGame, sort })),
  list("price range", { ...ofGame, price_from: 100, price_to: 500 }),
  list("in stock", { ...ofGame, in_stock: 1 }),
  list("server and system", {
    ...ofGame,
    choices: JSON.stringify({ server: ["微信区"], system: ["安卓"] }),
  }),
  list("rank and up", { ...ofGame, ranges: JSON.stringify({ rank: ["星耀 Ⅱ", null] }) }),
  list("skins", { ...ofGame, ranges: JSON.stringify({ skins: [50, 150] }) }),
  list("flags", { ...ofGame, flags: "rebind,covered" }),
  list("automatic delivery", { delivery: 2 }),
  list("deals", { deal: 1 }),
  list("an assortment", { kinds: "account,rent", limit: 20 }),
];

const SEARCHES: readonly Read[] = [
  ...["皮肤", "微信区 星耀", "全英雄典藏", "yrzg", "贵族局可换帮", "蓝色雨伞出租", "1001"].map(
    search,
  ),
  ...["皮肤", "yr", "星耀"].map((q) => call(`suggest: ${q}`, "suggest", { q })),
];

const ACCOUNT: readonly Read[] = [
  account("orders", "orderList", { page: 1 }),
  account("orders page 100", "orderList", { page: 100 }),
  account("unpaid orders", "orderList", { page: 1, state: "pending" }),
  account("refunded orders", "orderList", { page: 1, state: "refunding" }),
  account("inbox", "conversations"),
  account("unread messages", "unreadMessages"),
  account("ledger", "ledger", { page: 1 }),
  account("favourites", "favourites", { page: 1 }),
  account("favourites page 80", "favourites", { page: 80 }),
  account("rewards", "shareRewards"),
  account("coupons", "ownEnvelopes"),
  account("detail, logged in", "goodsDetail", { goods_id: GOODS }),
  account("profile", "profile"),
];

const CONSOLE: readonly Read[] = [
  console("overview", (deps) => readOverview(deps, deps.clock.now())),
  console("listings", ({ db }) => findListings(db, "", null)),
  console("listings of a name", ({ db }) => findListings(db, "全英雄", null)),
  console("a listing's number", ({ db }) => findListings(db, String(GOODS), null)),
  console("orders", (deps) => findOrders(deps, { by: "all" }, null)),
  console("orders of a buyer", (deps) =>
    findOrders(deps, { by: "buyer", userId: HEAVY_BUYER }, null),
  ),
  console("orders of a phone", (deps) => findOrders(deps, { by: "phone", digits: "8000" }, null)),
  console("users", (deps) => findUsers(deps, "", null)),
  console("users of a name", (deps) => findUsers(deps, "星", null)),
  console("reviews", ({ db }) => readReviews(db, "all", null)),
  console("unanswered reviews", ({ db }) => readReviews(db, "unanswered", null)),
  console("hidden reviews", ({ db }) => readReviews(db, "hidden", null)),
  console("refunds", ({ db }) => readRefunds(db, undefined, undefined)),
  console("failed refunds", ({ db }) => readRefunds(db, "failed", undefined)),
  console("after-sales", (deps) => readAfterSales(deps, undefined, null)),
  console("escalated after-sales", (deps) => readAfterSales(deps, "escalated", null)),
  console("conversations", ({ db }) => readConversations(db)),
  console("promoters", ({ db }) => readPromoters(db, 0)),
  console("reports", (deps) => readReports(deps, false, null)),
  console("handled reports", (deps) => readReports(deps, true, null)),
  console("coupons", ({ db }) => readCoupons(db, null)),
  console("audit log", ({ db }) => readAudit(db, null)),
];

/** Every read of the marketplace and the operator console that shows rows of a table that grows. */
export const READS: readonly Read[] = [...PUBLIC, ...LISTS, ...SEARCHES, ...ACCOUNT, ...CONSOLE];
