import type {
  PaymentProvider,
  Queried,
  Refunded,
} from "@storefront/marketplace/providers/payments/provider";
import type { Fault, FaultyCall } from "@storefront/sandbox/payments/faults";
import type { ProviderSimulator } from "@storefront/sandbox/payments/provider-simulator";
import { lookUpRefund, refundTrade } from "@storefront/sandbox/payments/refund-trade";
import type { SimulatedTrade } from "@storefront/sandbox/payments/trade";
import type { Process } from "../engine/process";
import type { Scheduler } from "../engine/scheduler";
import type { VirtualClock } from "../engine/virtual-clock";
import { parseCallback } from "./callback";
import { notifyUrl } from "./open-providers";
import type { Slowness } from "./slowness";

const UNKNOWN = { state: "unknown", reason: "no_answer" } as const;
/** As the clients of the real providers wait (call-wechat.ts). */
const TIMEOUT_S = 4;

interface Surroundings {
  clock: VirtualClock;
  scheduler: Pick<Scheduler, "sleep">;
  slowness: Slowness;
}

/**
 * A process's client of a simulated provider, without HTTP and signatures. A call is two steps of the process: it can
 * crash before the provider has done its work, and after it; others go on meanwhile. A slow provider may do its work after
 * its client has given up.
 */
export function inProcessProvider(
  simulator: ProviderSimulator,
  process: Process,
  { clock, scheduler, slowness }: Surroundings,
): PaymentProvider {
  const { trades, faults, name } = simulator;
  const call = async <T>(
    kind: FaultyCall,
    work: (fault: Fault | undefined) => Promise<T>,
  ): Promise<T | typeof UNKNOWN> => {
    await process.pass(`${name} ${kind}`);
    const fault = faults.take(kind);
    if (fault === "down") return UNKNOWN;
    const seconds = slowness.of(name, kind);
    const answer = await (seconds === 0 ? work(fault) : slowly(seconds, () => work(fault)));
    await process.pass(`${name} ${kind} answered`);
    return fault === "lost" ? UNKNOWN : answer;
  };
  const wait = (seconds: number) => scheduler.sleep(clock.elapsedS() + seconds);
  const slowly = async <T>(
    seconds: number,
    work: () => Promise<T>,
  ): Promise<T | typeof UNKNOWN> => {
    const working = wait(seconds / 2).then(work);
    await wait(Math.min(seconds, TIMEOUT_S));
    return seconds > TIMEOUT_S ? UNKNOWN : working;
  };
  /** Alipay creates a trade when the buyer scans its QR code. */
  const existing = async (orderNum: string, tradeNum?: string | null) => {
    const trade = await (tradeNum == null
      ? trades.find(orderNum)
      : trades.findByTradeNum(tradeNum));
    return trade && (name === "wxpay" || trade.scanned) ? trade : undefined;
  };
  return {
    create: ({ orderNum, amountFen, subject, expiresAt }) =>
      call("create", async () => {
        const known = await trades.find(orderNum);
        if (known && known.amountFen !== amountFen)
          return { state: "refused", reason: "other_amount" };
        if (known && known.state !== "waiting") return { state: "refused", reason: known.state };
        if (!known) {
          await trades.save({
            ...{ orderNum, amountFen, subject, state: "waiting", scanned: false, refunds: {} },
            ...{ paidAt: null, expiresAt: expiresAt.getTime() },
            notifyUrl: notifyUrl(name),
            tradeNum: simulator.newTradeNum(),
          });
        }
        return { state: "created", qrText: `pay:${orderNum}` };
      }),
    query: (orderNum, tradeNum) =>
      call("query", async (fault) => queried(await existing(orderNum, tradeNum), simulator, fault)),
    close: (orderNum) =>
      call("close", async () => {
        const trade = await existing(orderNum);
        if (!trade) return { state: "absent" };
        if (trade.state === "waiting") await trades.save({ ...trade, state: "closed" });
        return { state: trade.state === "paid" ? "paid" : "closed" };
      }),
    refund: ({ orderNum, tradeNum, refundNum, amountFen }) =>
      call("refund", async (fault): Promise<Refunded> => {
        const trade = await existing(orderNum, tradeNum);
        if (!trade) return { state: "refused", reason: "no_such_trade" };
        const outcome = await refundTrade(simulator, trade, { refundNum, amountFen }, fault);
        if ("refund" in outcome) return { state: outcome.refund.state };
        return { state: "refused", reason: outcome.state };
      }),
    queryRefund: ({ orderNum, tradeNum, refundNum }) =>
      call("queryRefund", async (): Promise<Refunded> => {
        const trade = await existing(orderNum, tradeNum);
        const refund = trade && (await lookUpRefund(simulator, trade, refundNum));
        return { state: refund?.state ?? "absent" };
      }),
    fetchBill: async () => UNKNOWN,
    parseCallback: async ({ body }) => parseCallback(new TextDecoder().decode(body)),
    acknowledge: (accepted) => ({
      status: accepted ? 200 : 400,
      contentType: "text/plain",
      body: accepted ? "success" : "failure",
    }),
  };
}

/**
 * The state of a trade. A contradiction only denies a payment for the moment: that nobody paid what a provider says is
 * paid, or that a trade is closed which was paid, the marketplace must believe.
 */
function queried(
  trade: SimulatedTrade | undefined,
  { now }: ProviderSimulator,
  fault: Fault | undefined,
): Queried {
  if (!trade) return { state: "absent" };
  const { amountFen, tradeNum } = trade;
  if (trade.state === "paid") {
    return fault === "contradict" ? { state: "waiting" } : { state: "paid", amountFen, tradeNum };
  }
  if (trade.state === "closed" || trade.expiresAt <= now().getTime()) return { state: "closed" };
  return trade.failed ? { state: "waiting", failed: true } : { state: "waiting" };
}
