import type { OpenAPIHono } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import type { Context } from "hono";
import * as z from "zod";
import { scanStatusRequest } from "@/contract/account";
import { looseMoney, phoneNumber } from "@/contract/fields";
import { orderNumRequest } from "@/contract/order";
import { ApiError } from "../api-error";
import { goods } from "../db/schema";
import type { Deps } from "../deps";
import { refuse } from "../http/answer";
import { parseInput, readInput } from "../http/read-input";
import { liveGoods } from "../services/goods/live-goods";
import { authoriseK, cancelK, scanK } from "../services/wechat/phone-side";
import { addListing, addListingRequest, unlistRequest } from "./add-listing";
import { forcedAnswers, forceRequest } from "./forced-answers";
import { newestCode } from "./inbox";
import { payOrder } from "./pay-order";
import { resetDatabase } from "./reset-database";
import { CASHIER_PATH, NOTICE_NAMES } from "./simulated-payments";
import { sendDueNotifications, simulatorsOf } from "./simulation-clock";
import { knownIdentity, newUnionId } from "./wechat-identity";

/** A year: further than any deadline of the marketplace. */
const MAX_ADVANCE_S = 366 * 24 * 60 * 60;

const smsRequest = z.object({ phone: phoneNumber });
const wechatRequest = scanStatusRequest.extend({
  act: z.enum(["scan", "authorise", "cancel"]),
  identity: z.enum(["known", "new"]).default("known"),
});
const payRequest = orderNumRequest.extend({
  outcome: z.enum(["paid", "failed"]),
  amount: looseMoney.optional(),
  notice: z.enum([...NOTICE_NAMES, "forged"]).optional(),
});
const clockRequest = z.object({
  advance_s: z
    .number("必须是数字")
    .int("必须是整数")
    .min(-MAX_ADVANCE_S, `至少 ${-MAX_ADVANCE_S}`)
    .max(MAX_ADVANCE_S, `最多 ${MAX_ADVANCE_S}`),
});

/**
 * The sandbox's calls for tests (design §3): plain JSON, no envelope around what went well. Registered before every
 * other route, because forced answers stand before them. Nothing of it exists when the sandbox is off.
 */
export function sandboxRoutes(app: OpenAPIHono, deps: Deps): void {
  if (!deps.config.sandbox) return;
  const { db, clock, limiter, notifier, simulation } = deps;
  if (simulation) {
    app.route(CASHIER_PATH, simulation.cashier);
    app.route("/sandbox/providers", simulation.control);
  }
  const forced = forcedAnswers();
  app.use("/v1/*", forced.middleware);
  app.use("/v2/*", forced.middleware);

  const call = <S extends z.ZodType>(
    method: "GET" | "POST",
    name: string,
    schema: S,
    act: (input: z.output<S>) => Promise<object>,
  ) =>
    app.on(method, `/sandbox/${name}`, async (c: Context) => {
      try {
        return c.json(await act(parseInput(schema, await readInput(c.req.raw, method))));
      } catch (error) {
        return refuse(c, error, deps.log);
      }
    });

  call("GET", "sms", smsRequest, async ({ phone }) => {
    const verify_code = await newestCode(db, phone);
    if (verify_code === undefined) throw new ApiError("noSuchSms");
    return { verify_code };
  });
  call("POST", "wechat", wechatRequest, async ({ k, act, identity }) => {
    if (act === "cancel") await cancelK(deps, k);
    else await scanK(deps, k);
    if (act === "authorise") {
      const known = identity === "known" ? await knownIdentity(db) : null;
      await authoriseK(deps, k, { unionId: known?.unionId ?? newUnionId() });
    }
    return { act };
  });
  call("POST", "pay", payRequest, ({ order_num, outcome, amount, notice }) =>
    payOrder(deps, { orderNum: order_num, outcome, amount, notice }),
  );
  call("POST", "clock", clockRequest, async ({ advance_s }) => {
    await clock.advance(advance_s);
    await sendDueNotifications(deps.simulation);
    return { now: clock.now().toISOString() };
  });
  call("POST", "force", forceRequest, async (answer) => {
    forced.force(answer);
    return { path: answer.path, times: answer.times };
  });
  call("POST", "listing", addListingRequest, (listing) => addListing(db, clock.now(), listing));
  call("POST", "unlist", unlistRequest, async ({ goods_id }) => {
    const { id } = await liveGoods(db, goods_id);
    const now = clock.now();
    await db.update(goods).set({ removedAt: now, updatedAt: now }).where(eq(goods.id, id));
    notifier.goodsChanged(id);
    return { goods_id: id };
  });
  call("POST", "reset", z.object({}), async () => {
    forced.clear();
    for (const simulator of simulatorsOf(deps.simulation)) await simulator.clear();
    await limiter.clear();
    await clock.reset();
    for (const goodsId of await resetDatabase(db, clock.now())) notifier.goodsChanged(goodsId);
    return { now: clock.now().toISOString() };
  });
}
