import {
  createSandboxClient,
  type SandboxClient,
} from "@storefront/sandbox/client/create-sandbox-client";
import { deployment } from "./deployment";
import { testMarket } from "./test-market";

/** What browser tests do in the sandbox of the deployment under test: its client, and what they have to end again. */

type Request<N extends keyof SandboxClient> = NonNullable<Parameters<SandboxClient[N]>[0]>;

/** @throws Error when the deployment may not be changed */
function client(): SandboxClient {
  if (!deployment.isWritable || !deployment.apiUrl)
    throw new Error("sandbox calls need PLAYWRIGHT_ALLOW_WRITES=1 and PLAYWRIGHT_API_URL");
  return createSandboxClient(deployment.apiUrl, { market: testMarket() });
}

let isFailing = false;
let isIdle = false;
let isSilent = false;
const forcedPaths = new Set<string>();

export const sandbox = {
  /** @param notice how the provider's callback is delivered: sandbox/payments/callbacks.ts */
  pay: (
    order_num: string,
    outcome: "paid" | "failed",
    notice: Request<"payOrder">["notice"] = "now",
  ) => client().payOrder({ order_num, outcome, notice }),
  /** While the simulated seller is idle, orders with manual delivery stay undelivered. */
  async sellerIdle(idle: boolean) {
    isIdle = idle;
    await client().actAsSeller({ idle });
  },
  /** The seller delivers an order by hand. */
  deliver: (order_num: string) => client().actAsSeller({ order_num, act: "deliver" }),
  /** Answers a refund request as the seller. */
  answerRefund: (order_num: string, act: "refund" | "refuse", text = "") =>
    client().actAsSeller({ order_num, act, text }),
  /** While fulfillment fails, paid orders are not fulfilled. */
  async failFulfilment(fails: boolean) {
    isFailing = fails;
    await client().failFulfilment({ fails });
  },
  /** While they are silent, the answers of providers to queries are lost, and no trade is closed. */
  async providersSilent(silent: boolean) {
    isSilent = silent;
    const times = silent ? 1_000 : 0;
    for (const provider of ["alipay", "wxpay"] as const) {
      await client().failProvider({ provider, call: "query", fault: "lost", times });
      await client().failProvider({ provider, call: "close", fault: "down", times });
    }
  },
  /** Ends what a test has not ended. */
  async endFaults() {
    if (isSilent) await sandbox.providersSilent(false);
    if (isFailing) await sandbox.failFulfilment(false);
    if (isIdle) await sandbox.sellerIdle(false);
  },
  advanceClock: (advance_s: number) => client().advanceClock({ advance_s }),
  async force(answer: Request<"forceAnswer">) {
    forcedPaths.add(answer.path);
    await client().forceAnswer(answer);
  },
  /** Clears unused forced answers. */
  async endForced() {
    for (const path of forcedPaths) await client().forceAnswer({ path, times: 0 });
    forcedPaths.clear();
  },
  wechat: (k: string, act: "scan" | "authorise" | "cancel", identity: "known" | "new" = "known") =>
    client().scanWechat({ k, act, identity }),
  /** Puts a listing of any shape on sale; fields: sandbox/calls/declared/listing-calls.ts. */
  list: (listing: Request<"addListing">) => client().addListing(listing),
  unlist: (goods_id: number) => client().unlistGoods({ goods_id }),
  smsCode: async (phone: string): Promise<string> =>
    (await client().readSmsCode({ phone })).verify_code,
};

let next = Number(String(process.hrtime.bigint()).slice(-7));

/** Returns an unused phone number: fresh rate limits, no orders, no coupons. */
export function newPhone(): string {
  next = (next + 1) % 10_000_000;
  return `177${String(next).padStart(8, "0")}`;
}
