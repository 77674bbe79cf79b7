import { boostTitle } from "@storefront/contract/boosts/boost-terms";
import type { CallInput } from "@storefront/contract/calls";
import { yuanToFen } from "@storefront/contract/money";
import type { Hono } from "hono";
import type { Deps } from "../deps";
import { defineCall } from "../http/define-call";
import { ensureTrade } from "../payments/payments";
import { buildBoost } from "./build-boost";
import { cancelBoost } from "./cancel-boost";
import { findBoostGame, listedBoostGame, readBoostGames } from "./find-boost-game";
import { giveBoostAccount } from "./give-boost-account";
import { quoteBoost } from "./quote-boost";
import { boostAnswer, readBoost } from "./read-boost";
import { recentlySold } from "./recently-sold";
import type { BoostRequest } from "./rules/boost-request";
import { buildLadder, rankTree } from "./rules/ladder";
import { buildPartitions } from "./rules/partitions";

/** Rank boosting: options, prices, and orders (product §7). */
export function boostRoutes(app: Hono, deps: Deps): void {
  defineCall(app, deps, "boostGames", async () => ({
    list: (await readBoostGames(deps.db)).map(listedBoostGame),
  }));
  defineCall(app, deps, "rankList", async ({ input }) => {
    const { ladder } = await findBoostGame(deps.db, input.game_id);
    return rankTree(buildLadder(ladder), input.no_zero === "1");
  });
  defineCall(app, deps, "partitions", async ({ input }) => {
    const { partitions } = await findBoostGame(deps.db, input.game_id);
    return buildPartitions(partitions).tree;
  });
  defineCall(app, deps, "boostCompute", ({ input, meta }) =>
    quoteBoost(deps, boostRequestOf(input), { withQrCode: input.isqrcode === 1, site: meta.site }),
  );
  defineCall(app, deps, "recentlySold", () => recentlySold(deps.db));
  defineCall(app, deps, "boostBuild", async ({ input, user, meta }) => {
    const order = await buildBoost(deps, user.userId, {
      ...boostRequestOf(input),
      requestId: input.request_id,
      channelId: input.pay_type,
      brand: meta.brand,
      expectedFen: yuanToFen(input.expected_price) ?? 0,
    });
    const subject = `${boostTitle(order.gameName)} ${order.startName} → ${order.targetName}`;
    const qrcode = await ensureTrade(deps, order, subject);
    return {
      ...boostAnswer(order, null, qrcode, deps.clock.now()),
      account: null,
      refunds: [],
      platform_message: null,
      after_sale: null,
      after_sale_until: null,
    };
  });
  defineCall(app, deps, "boostOrder", ({ input, user }) =>
    readBoost(deps, user.userId, input.order_num),
  );
  defineCall(app, deps, "boostAccount", ({ input, user }) =>
    giveBoostAccount(deps, user.userId, input),
  );
  defineCall(app, deps, "boostCancel", ({ input, user }) =>
    cancelBoost(deps, user.userId, input.order_num),
  );
}

const boostRequestOf = (
  input: CallInput<"boostCompute"> | CallInput<"boostBuild">,
): BoostRequest => ({
  gameId: input.game_id,
  partitionId: input.partition_id,
  startId: input.start_id,
  targetId: input.target_id,
  inscription: input.extra.inscription,
});
