import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { serve } from "@hono/node-server";
import { redact } from "@storefront/platform/text/redact";
import { Hono } from "hono";
import { requestId } from "hono/request-id";
import * as z from "zod";
import { controlApp } from "./calls/control-app";
import { sandboxClock } from "./clock";
import { createSandbox } from "./create-sandbox";
import { newCustomer } from "./customer";
import { cashierApp } from "./payments/cashier/cashier-app";
import { memoryStore } from "./store/memory-store";
import { startTicking } from "./tick";
import { connectPages } from "./wechat/connect-pages";

/**
 * Runs the simulated systems as a program of their own: payment providers, SMS gateway, WeChat's open platform. `tsx
 * sandbox/serve.ts [--port N] [--notify URL] [--redirect-host HOST]`. State is in memory, and keys and numbers of the
 * customer are new each time: `GET /settings` returns the environment variables that make a marketplace this customer.
 * The calls of calls/provider-calls.ts are below `/control`; `POST /control/clock` moves the systems' clock and `GET
 * /control/sms?phone=` returns the codes sent to a number, oldest first. `--notify` replaces the origin of notification
 * URLs; `--redirect-host` is the host to which WeChat users may be redirected.
 */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "0" },
    notify: { type: "string" },
    "redirect-host": { type: "string", default: "localhost" },
  },
});
const CASHIER = "/cashier";
const WEIXIN = "/weixin";
const clockRequest = z.object({ advance_s: z.number().int() });

const port = Number(values.port);
const store = memoryStore();
const { customer, variablesAt } = newCustomer();
let address = "";
const sandbox = createSandbox({
  clock: sandboxClock(store.offset),
  store,
  customer,
  cashierUrl: () => address + CASHIER,
  redirectHost: values["redirect-host"],
  send: (url, init) => fetch(withOrigin(url, values.notify), init),
});
const { clock, payments: simulators, inbox } = sandbox;
const now = () => clock.now();

const app = new Hono();
app.use(requestId());
app.use(async (_, next) => {
  sandbox.usage.note();
  await next();
});
app.get("/healthz", (c) => c.text("ok"));
app.get("/readyz", (c) => c.text("ok"));
app.get("/settings", (c) => c.json(variablesAt(address)));
app.get("/control/sms", async (c) => {
  const received = (await inbox.list()).filter(({ phone }) => phone === c.req.query("phone"));
  return c.json(received.flatMap(({ verifyCode }) => verifyCode || []).reverse());
});
app.post("/control/clock", async (c) => {
  const input = clockRequest.safeParse(await c.req.json());
  if (!input.success) return c.json({ error: "advance_s must be a whole number" }, 400);
  await clock.advance(input.data.advance_s);
  return c.json({ now: now().toISOString() });
});
app.route("/control", controlApp({ simulators }));
app.route(CASHIER, cashierApp({ simulators }, { now, path: CASHIER }));
app.route(WEIXIN, connectPages(sandbox.platform, { now, path: WEIXIN }));
app.route("/", sandbox.gateways);

const stopTicking = startTicking(sandbox, (error) =>
  process.stderr.write(`${redact(String(error))}\n`),
);
const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port }, (info: AddressInfo) => {
  address = `http://127.0.0.1:${info.port}`;
  process.stdout.write(`simulated systems listening on ${address}\n`);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    void stopTicking();
    server.close(() => process.exit(0));
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
}

function withOrigin(url: string, origin: string | undefined): string {
  if (origin === undefined) return url;
  const { pathname, search } = new URL(url);
  return origin + pathname + search;
}
