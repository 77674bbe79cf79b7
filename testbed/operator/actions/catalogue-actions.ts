import { holdListing } from "@storefront/marketplace/catalogue/catalogue";
import { games, goods, promiseReviews } from "@storefront/marketplace/database/schema";
import { boostFormValues } from "@storefront/operator/boost-games/boost-form";
import { findBoostGame, seenText } from "@storefront/operator/boost-games/save-boost-game";
import { boostRowOf } from "@storefront/operator/catalogue/boost-row";
import { readStoredListings } from "@storefront/operator/catalogue/read-stored-listings";
import { gameFormValues, seenGame } from "@storefront/operator/games/game-form";
import { listingFormValues } from "@storefront/operator/listings/listing-form-values";
import { desc, eq } from "drizzle-orm";
import { stockOf } from "../../marketplace/fixed-listings";
import { type Actions, GOODS, type Office, type PrepareAction, REASONS } from "./office";

const LISTING = "/listings/:goodsId{[0-9]+}";
const PIECE = `${LISTING}/pieces/:stockId{[0-9]+}`;
const COUPON = {
  ...{ name: "开学季", label: "平台券", off: "5", from_yuan: "50.00" },
  ...{ valid_days: "3", total: "20", given: "claim" },
};
const NEW_LISTING = {
  ...{ name: "北风 60 点券", game: "曜日战歌", goods_type: "CardKey", trade_type_id: "2" },
  ...{ new_seller: "北风代充", delivery: "automatic", price: "6.00", again: "6", secrets: "K-1" },
};
const ROWS = [
  { kind: "seller", id: 70_001, nickname: "北风代充" },
  {
    ...{ kind: "listing", id: 70_001, seller: 70_001, name: "北风 60 点券", game: "曜日战歌" },
    ...{ goods_type: "TopUp", trade_type_id: 6, delivery: "manual", price: "6.00", stock: 20 },
  },
];
const BOOST_GAME = {
  ...{ id: "7", game: "试炼之地", on_sale: "1", price_percent: "100" },
  ...{ "ladder-0-tier": "新手", "ladder-0-name": "新手", "ladder-0-to": "3" },
  ...{ "ladder-0-price": "10", "ladder-0-minutes": "30" },
  ...{ "partitions-0-platform": "电信", "partitions-0-name": "一区" },
};

/** Two rows of a catalog file. */
export const catalogueText = (): string => ROWS.map((row) => `${JSON.stringify(row)}\n`).join("");

const upload = (): Record<string, File> => ({
  file: new File([catalogueText()], "catalogue.jsonl"),
});

const onPiece =
  (name: string, fields: Record<string, string>): PrepareAction =>
  async ({ deps: { db } }) => {
    const { id } = await stockOf(db, GOODS);
    const [row] = await db.select().from(goods).where(eq(goods.id, GOODS));
    if (name === "stock")
      await db.update(goods).set({ deliveryType: 1 }).where(eq(goods.id, GOODS));
    const shown = { stock_id: String(id), seen_fen: String(row?.priceFen) };
    return {
      path: `/admin/listings/${GOODS}/pieces/${id}/${name}`,
      fields: { ...shown, ...fields },
    };
  };

/** A listing waits for an agreement to its text. */
const onPromise =
  (name: string): PrepareAction =>
  async ({ deps: { db, clock } }) => {
    await db.transaction(async (tx) => {
      await tx.update(goods).set({ name: "终身包赔" }).where(eq(goods.id, GOODS));
      await holdListing(tx, GOODS, clock.now());
    });
    const [waiting] = await db.select().from(promiseReviews).orderBy(desc(promiseReviews.id));
    return { path: `/admin/promises/${waiting?.id}/${name}`, fields: REASONS };
  };

async function editListing({ deps: { db }, owner }: Office) {
  const path = `/admin/listings/${GOODS}/edit`;
  const seen = /name="seen" value="([^"]+)"/.exec((await owner.get(path)).html)?.[1] ?? "";
  const [stored] = await readStoredListings(db, eq(goods.id, GOODS), 1);
  if (!stored) throw new Error(`there is no listing ${GOODS}`);
  return { path, fields: { ...Object.fromEntries(listingFormValues(stored)), seen } };
}

async function editGame({ deps: { db } }: Office) {
  const [game] = await db.select().from(games).where(eq(games.name, "曜日战歌"));
  if (!game) throw new Error("there is no game");
  const fields = Object.fromEntries(gameFormValues(game)) as Record<string, string>;
  return { path: `/admin/games/${game.slug}/edit`, fields: { ...fields, seen: seenGame(game) } };
}

async function editBoostGame({ deps: { db } }: Office) {
  const game = await findBoostGame(db, 359);
  if (!game) throw new Error("there is no boosted game");
  const fields = Object.fromEntries(boostFormValues(boostRowOf(game))) as Record<string, string>;
  return { path: "/admin/boost-games/359/edit", fields: { ...fields, seen: seenText(game) } };
}

/** Actions on listings, games, boosts and coupons. */
export const CATALOGUE_ACTIONS: Actions = {
  "/listings/new": async () => ({ path: "/admin/listings/new", fields: NEW_LISTING }),
  [`${LISTING}/edit`]: editListing,
  "/listings/import": async () => ({ path: "/admin/listings/import", files: upload() }),
  async "/listings/import/confirm"({ owner }) {
    const { html } = await owner.postFiles("/admin/listings/import", {}, upload());
    const name = /name="name" value="([^"]+)"/.exec(html)?.[1] ?? "";
    return { path: "/admin/listings/import/confirm", fields: { name, file: "catalogue.jsonl" } };
  },
  [`${LISTING}/unlist`]: async () => ({ path: `/admin/listings/${GOODS}/unlist` }),
  async [`${LISTING}/relist`]({ owner }) {
    await owner.post(`/admin/listings/${GOODS}/unlist`, {});
    return { path: `/admin/listings/${GOODS}/relist` };
  },
  [`${PIECE}/price`]: onPiece("price", { price: "8.5", again: "8.50" }),
  [`${PIECE}/stock`]: onPiece("stock", { pieces: "+5" }),
  [`${PIECE}/secrets`]: onPiece("secrets", { secrets: "A-1\nA-2" }),
  "/promises/:id{[0-9]+}/agree": onPromise("agree"),
  "/promises/:id{[0-9]+}/refuse": onPromise("refuse"),
  "/games/:slug{[a-z0-9-]+}/edit": editGame,
  "/boost-games/new": async () => ({ path: "/admin/boost-games/new", fields: BOOST_GAME }),
  "/boost-games/:id{[0-9]+}/edit": editBoostGame,
  "/boosters/add": async () => ({ path: "/admin/boosters/add", fields: { name: "慢慢打" } }),
  "/boosters/:id{[0-9]+}/online": async () => ({
    ...{ path: "/admin/boosters/1/online", fields: { to: "0" } },
  }),
  "/boosters/:id{[0-9]+}/verified": async () => ({
    ...{ path: "/admin/boosters/1/verified", fields: { to: "0" } },
  }),
  "/coupons": async () => ({ path: "/admin/coupons", fields: COUPON }),
  "/coupons/:couponId{[0-9]+}/end": async () => ({ path: "/admin/coupons/1/end" }),
};
