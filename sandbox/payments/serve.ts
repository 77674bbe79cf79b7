import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import * as z from "zod";
import { cashierApp } from "./cashier/cashier-app";
import { controlApp } from "./control";
import { newCredentials } from "./new-credentials";
import { simulatePayments } from "./simulate-payments";

/**
 * The simulated payment providers as a program of their own: `tsx sandbox/payments/serve.ts [--port N] [--notify URL]`.
 * Trades are kept in memory, keys and numbers of the merchant are new each time: `GET /settings` answers the variables
 * of a marketplace that is to be this merchant. The calls of control.ts are below `/control`; `POST /control/clock`
 * moves the providers' clock. `--notify` is the origin that notifications go to in place of the one of their URL.
 */
const { values } = parseArgs({
  options: { port: { type: "string", default: "0" }, notify: { type: "string" } },
});

const EVERY_MS = 1000;
const CASHIER = "/cashier";
const clockRequest = z.object({ advance_s: z.number().int() });

let advancedMs = 0;
const now = () => new Date(Date.now() + advancedMs);
let address = "";

const { credentials, variablesAt } = newCredentials();
const { app: providers, simulators } = simulatePayments({
  now,
  credentials,
  cashierUrl: () => `${address}${CASHIER}`,
  send: (url, init) => fetch(withOrigin(url, values.notify), init),
});

const app = new Hono();
app.get("/healthz", (c) => c.text("ok"));
app.get("/readyz", (c) => c.text("ok"));
app.get("/settings", (c) => c.json(variablesAt(address)));
app.route("/control", controlApp({ simulators }));
app.post("/control/clock", async (c) => {
  const input = clockRequest.safeParse(await c.req.json());
  if (!input.success) return c.json({ error: "advance_s must be a whole number" }, 400);
  advancedMs += input.data.advance_s * 1000;
  return c.json({ now: now().toISOString() });
});
app.route(CASHIER, cashierApp({ simulators }, { now, path: CASHIER }));
app.route("/", providers);

const timer = setInterval(() => {
  for (const simulator of Object.values(simulators)) void simulator.sendDue();
}, EVERY_MS);

const server = serve(
  { fetch: app.fetch, hostname: "127.0.0.1", port: Number(values.port) },
  (info: AddressInfo) => {
    address = `http://127.0.0.1:${info.port}`;
    process.stdout.write(`payment providers listening on ${address}\n`);
  },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    clearInterval(timer);
    server.close(() => process.exit(0));
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
}

function withOrigin(url: string, origin: string | undefined): string {
  if (origin === undefined) return url;
  const { pathname, search } = new URL(url);
  return origin + pathname + search;
}
