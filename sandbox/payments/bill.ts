import { createHmac, timingSafeEqual } from "node:crypto";
import { chinaTime, fromChinaTime } from "./alipay/china-time";
import type { Credentials } from "./credentials";
import type { ProviderSimulator } from "./provider-simulator";
import type { SimulatedRefund, SimulatedTrade } from "./trade";

/** A payment, or a refund, as a bill has it. */
export interface BillLine {
  trade: SimulatedTrade;
  refund?: SimulatedRefund & { refundNum: string };
  at: Date;
}

/** Bills are made by nine in the morning after. */
const MADE_AFTER_MS = 33 * 60 * 60 * 1000;

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(fromChinaTime(`${text} 00:00:00`));

/** @param day of China's calendar @returns what moved on it, in order; nothing while its bill is not made */
export async function billLines(
  { trades, now }: Pick<ProviderSimulator, "trades" | "now">,
  day: string,
): Promise<BillLine[]> {
  if (now().getTime() < fromChinaTime(`${day} 00:00:00`) + MADE_AFTER_MS) return [];
  const lines = (await trades.list()).flatMap(linesOf);
  return lines
    .filter(({ at }) => chinaTime(at).startsWith(day))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function linesOf(trade: SimulatedTrade): BillLine[] {
  const payment = trade.paidAt === null ? [] : [{ trade, at: new Date(trade.paidAt) }];
  const refunds = Object.entries(trade.refunds).flatMap(([refundNum, refund]) =>
    refund.refundedAt === null
      ? []
      : [{ trade, refund: { ...refund, refundNum }, at: new Date(refund.refundedAt) }],
  );
  return [...payment, ...refunds];
}

/** @returns an address that only the provider can make for this day */
export function billLink({ providerPrivateKey }: Credentials, address: URL, day: string): string {
  const token = createHmac("sha256", providerPrivateKey).update(`bill:${day}`).digest("hex");
  return `${address.origin}${address.pathname}?${new URLSearchParams({ day, token })}`;
}

/** @returns the day of a link that this provider has made */
export function dayOfBillLink(
  credentials: Credentials,
  query: URLSearchParams,
): string | undefined {
  const day = query.get("day") ?? "";
  const right = new URL(billLink(credentials, new URL("http://bill.invalid"), day));
  const token = Buffer.from(right.searchParams.get("token") ?? "");
  const given = Buffer.from(query.get("token") ?? "");
  return given.length === token.length && timingSafeEqual(given, token) ? day : undefined;
}
