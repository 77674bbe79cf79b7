import { looseMoney } from "@storefront/contract/fields";
import { yuanToFen } from "@storefront/contract/money";
import { parseJson } from "@storefront/contract/parse-json";
import { type Context, Hono } from "hono";
import * as z from "zod";
import { FAULTS, type FaultyCall } from "./faults";
import { NOTICE_NAMES } from "./notices";
import { payTrade } from "./pay-trade";
import type { SimulatedPayments } from "./simulate-payments";

const orderNum = z.string().regex(/^\w{1,64}$/);
const payment = z.object({
  order_num: orderNum,
  notice: z.enum([...NOTICE_NAMES, "forged"]).optional(),
  amount: looseMoney.optional(),
});
const tradeChange = z.object({ amount: looseMoney });
const provider = z.enum(["alipay", "wxpay"]);
const call = z.enum(Object.keys(FAULTS) as [FaultyCall, ...FaultyCall[]]);
const hold = z.object({ provider, call, point: z.enum(["before", "after"]) });
const fault = z
  .object({
    provider,
    call,
    fault: z.string(),
    times: z.number().int().min(0).max(1000).default(1),
  })
  .refine(({ call, fault }) => (FAULTS[call] as readonly string[]).includes(fault), {
    error: "not a fault of this call",
    path: ["fault"],
  });

/**
 * Lets tests control the simulated providers with plain JSON: `POST /pay`, `POST /faults`, `POST /deliver` sends due
 * notifications, `GET /trades/<order number>`, `POST` changes its amount; `POST /holds` makes a call wait, `GET /holds`
 * returns whether one waits, `POST /release` continues it.
 */
export function controlApp({ simulators }: Pick<SimulatedPayments, "simulators">): Hono {
  const app = new Hono();
  app.post("/pay", async (c) => {
    const input = payment.safeParse(await readJson(c));
    if (!input.success) return invalid(c, input.error);
    const { order_num, notice, amount } = input.data;
    const amountFen = amount === undefined ? undefined : (yuanToFen(amount) ?? undefined);
    const delivery = await payTrade(simulators, { orderNum: order_num, notice, amountFen });
    if (delivery === undefined) return c.json({ error: "no such trade" }, 404);
    return c.json({ http: delivery?.status ?? 0, accepted: delivery?.accepted ?? false });
  });
  app.post("/faults", async (c) => {
    const input = fault.safeParse(await readJson(c));
    if (!input.success) return invalid(c, input.error);
    const { provider, call, fault: name, times } = input.data;
    simulators[provider].faults.set(call, name as never, times);
    return c.json({ provider, call, fault: name, times });
  });
  app.post("/holds", async (c) => {
    const input = hold.safeParse(await readJson(c));
    if (!input.success) return invalid(c, input.error);
    const { provider, call, point } = input.data;
    simulators[provider].holds.set(call, point);
    return c.json({ provider, call, point });
  });
  app.get("/holds", (c) =>
    c.json({ holding: Object.values(simulators).some(({ holds }) => holds.isHolding()) }),
  );
  app.post("/release", (c) => {
    for (const { holds } of Object.values(simulators)) holds.release();
    return c.json({ holding: false });
  });
  app.post("/deliver", async (c) => {
    let sent = 0;
    for (const simulator of Object.values(simulators)) sent += await simulator.sendDue();
    return c.json({ sent });
  });
  app.post("/trades/:orderNum", async (c) => {
    const input = tradeChange.safeParse(await readJson(c));
    if (!input.success) return invalid(c, input.error);
    const amountFen = yuanToFen(input.data.amount) ?? 0;
    for (const { trades } of Object.values(simulators)) {
      const trade = await trades.find(c.req.param("orderNum"));
      if (trade) await trades.change(trade, (found) => ({ ...found, amountFen }));
    }
    return c.json({ amountFen });
  });
  app.get("/trades/:orderNum", async (c) => {
    const found = Object.values(simulators).map(async ({ name, trades }) => {
      const trade = await trades.find(c.req.param("orderNum"));
      return trade ? { provider: name, ...trade } : undefined;
    });
    const [trade] = (await Promise.all(found)).filter((each) => each !== undefined);
    return trade ? c.json(trade) : c.json({ error: "no such trade" }, 404);
  });
  return app;
}

const invalid = (c: Context, error: z.ZodError) => {
  const issue = error.issues[0];
  return c.json({ error: `${issue?.path.join(".")}: ${issue?.message}` }, 400);
};

const readJson = async (c: Context): Promise<unknown> => parseJson(await c.req.text());
