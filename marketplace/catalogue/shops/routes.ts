import type { Hono } from "hono";
import type { Deps } from "../../deps";
import { defineCall } from "../../http/define-call";
import { readShop } from "./read-shop";
import { readShopGoods } from "./shop-goods";
import { readShopBlocks, readShopIds } from "./shop-index";
import { subscribe } from "./subscribe";

/** A seller's shop, its goods, and following it (product §7). */
export function shopRoutes(app: Hono, deps: Deps): void {
  defineCall(app, deps, "shop", ({ input, user }) =>
    readShop(deps, { sellerId: input.user_id, userId: user?.userId ?? null }),
  );
  defineCall(app, deps, "shopGoods", ({ input: { user_id, ...list } }) =>
    readShopGoods(deps.db, { sellerId: user_id, ...list }),
  );
  defineCall(app, deps, "shopBlocks", () => readShopBlocks(deps.db));
  defineCall(app, deps, "shopIds", ({ input }) => readShopIds(deps.db, input));
  defineCall(app, deps, "subscribe", ({ input, user }) =>
    subscribe(deps, { userId: user.userId, sellerId: input.user_id, action: input.action }),
  );
}
