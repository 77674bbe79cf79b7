import type { Hono } from "hono";
import type { Deps } from "../../deps";
import { readGroup, readOpenGroups } from "../../groups/groups";
import { defineCall } from "../../http/define-call";
import {
  addAlert,
  changeSavedSearch,
  deleteAlert,
  deleteSavedSearch,
  readAlerts,
  readSavedSearches,
  saveSearch,
} from "../../messages/messages";
import { readRewards, readUserCoupons } from "../../promotion/promotion";
import { claimCoupon } from "../shops/claim-coupon";
import { readCatalogue } from "./catalogue";
import { readGoodsByIds } from "./catalogue-item";
import { collectGoods } from "./collect";
import { readGoodsDetail, shareListings } from "./detail";
import { readFavourites } from "./favourites";
import { readGoodsBlocks, readGoodsIds } from "./goods-index";
import { readComments } from "./read-comments";
import { readPriceHistory } from "./read-price-history";
import { readRecentDeals } from "./read-recent-deals";
import { reportGoods } from "./report-goods";
import { shareGoods } from "./share";

/** Goods, and all actions on them except buying (product §7). */
export function goodsRoutes(app: Hono, deps: Deps): void {
  defineCall(app, deps, "catalogue", ({ input }) => readCatalogue(deps.db, input));
  defineCall(app, deps, "goodsBlocks", ({ input }) => readGoodsBlocks(deps.db, input));
  defineCall(app, deps, "goodsIds", ({ input }) => readGoodsIds(deps.db, input));
  defineCall(app, deps, "goodsByIds", ({ input }) => readGoodsByIds(deps.db, input.ids));
  const share = shareListings(deps);
  defineCall(app, deps, "goodsDetail", ({ input, user, meta }) => {
    const request = {
      goodsId: input.goods_id,
      userId: user?.userId ?? null,
      upToDate: meta.forPages,
      promotionUserId: input.promotion_user_id,
      sign: input.promotion_sign,
      site: meta.site,
    };
    return readGoodsDetail(deps, request, share);
  });
  defineCall(app, deps, "priceHistory", ({ input }) => readPriceHistory(deps.db, input.goods_id));
  defineCall(app, deps, "recentDeals", ({ input }) => readRecentDeals(deps.db, input.goods_id));
  defineCall(app, deps, "goodsComments", ({ input }) =>
    readComments(deps, input.goods_id, input.page),
  );
  defineCall(app, deps, "group", ({ input, user }) =>
    readGroup(deps, input.group_id, user?.userId ?? null),
  );
  defineCall(app, deps, "openGroups", ({ input, user, meta }) =>
    readOpenGroups(deps, input.goods_id, user?.userId ?? null, {
      promotionUserId: input.promotion_user_id,
      sign: input.sign,
      site: meta.site,
    }),
  );
  defineCall(app, deps, "collectGoods", ({ input, user }) =>
    collectGoods(deps, { userId: user.userId, goodsId: input.goods_id, action: input.action }),
  );
  defineCall(app, deps, "reportGoods", ({ input, user }) => {
    const { goods_id: goodsId, reason, text } = input;
    return reportGoods(deps, { userId: user.userId, goodsId, reason, text });
  });
  defineCall(app, deps, "shareGoods", ({ input, user, meta }) =>
    shareGoods(deps, {
      goodsId: input.goods_id,
      userId: user?.userId ?? null,
      origin: meta.origin,
    }),
  );
  defineCall(app, deps, "shareRewards", ({ user }) => readRewards(deps.db, user.userId));
  defineCall(app, deps, "favourites", ({ input, user }) =>
    readFavourites(deps.db, { userId: user.userId, page: input.page }),
  );
  defineCall(app, deps, "alerts", ({ user }) => readAlerts(deps.db, user.userId));
  defineCall(app, deps, "addAlert", ({ input, user }) =>
    addAlert(deps, { userId: user.userId, goodsId: input.goods_id, kind: input.kind }),
  );
  defineCall(app, deps, "deleteAlert", ({ input, user }) =>
    deleteAlert(deps, { userId: user.userId, alertId: input.alert_id }),
  );
  defineCall(app, deps, "savedSearches", ({ user }) => readSavedSearches(deps.db, user.userId));
  defineCall(app, deps, "saveSearch", ({ input: { title, ...query }, user, meta }) =>
    saveSearch(deps, { userId: user.userId, brand: meta.brand, title, query }),
  );
  defineCall(app, deps, "changeSavedSearch", ({ input, user }) =>
    changeSavedSearch(deps, {
      userId: user.userId,
      searchId: input.search_id,
      isNotified: input.notify === 1,
    }),
  );
  defineCall(app, deps, "deleteSavedSearch", ({ input, user }) =>
    deleteSavedSearch(deps, { userId: user.userId, searchId: input.search_id }),
  );
  defineCall(app, deps, "ownEnvelopes", ({ user }) => readUserCoupons(deps, user.userId));
  defineCall(app, deps, "receiveEnvelope", ({ input, user }) =>
    claimCoupon(deps, {
      userId: user.userId,
      envelopeId: input.envelope_id,
      goodsId: input.goods_id,
    }),
  );
}
