import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Deps } from "../deps";
import { defineCall } from "../http/define-call";
import { receiveEnvelope } from "../services/coupons/receive";
import { readCatalogue } from "../services/goods/catalogue";
import { collectGoods } from "../services/goods/collect";
import { readGoodsDetail } from "../services/goods/detail";
import { shareGoods } from "../services/goods/share";

/** Goods, and what a visitor does with them short of buying (spec §7). */
export function goodsRoutes(app: OpenAPIHono, deps: Deps): void {
  defineCall(app, deps, "catalogue", ({ input }) =>
    readCatalogue(deps.db, { page: input.page, game: input.game }),
  );
  defineCall(app, deps, "goodsDetail", ({ input, user }) =>
    readGoodsDetail(deps, {
      goodsId: input.goods_id,
      userId: user?.userId ?? null,
      promotionUserId: input.promotion_user_id,
      sign: input.promotion_sign,
    }),
  );
  defineCall(app, deps, "collectGoods", ({ input, user }) =>
    collectGoods(deps, { userId: user.userId, goodsId: input.goods_id, action: input.action }),
  );
  defineCall(app, deps, "shareGoods", ({ input, user, meta }) =>
    shareGoods(deps, {
      goodsId: input.goods_id,
      userId: user?.userId ?? null,
      origin: meta.origin,
    }),
  );
  defineCall(app, deps, "receiveEnvelope", ({ input, user }) =>
    receiveEnvelope(deps, {
      userId: user.userId,
      envelopeId: input.envelope_id,
      goodsId: input.goods_id,
    }),
  );
}
