import { createHmac, timingSafeEqual } from "node:crypto";
import { chinaTime, fromChinaTime } from "./alipay/china-time";
import type { Credentials } from "./credentials";
import type { ProviderSimulator } from "./provider-simulator";
import type { SimulatedRefund, SimulatedTrade } from "./trade";

/** A payment or refund on a bill. */
export interface BillLine {
  trade: SimulatedTrade;
  refund?: SimulatedRefund & { refundNum: string };
  at: Date;
}

/** Bills are available by 09:00 of the next day. */
const MADE_AFTER_MS = 33 * 60 * 60 * 1000;

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(fromChinaTime(`${text} 00:00:00`));

/**
 * @param day of China's calendar
 * @returns the payments and refunds of the day in order; none before its bill is available
 */
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

/** @returns a bill URL with a token that only the provider can create */
export function billLink({ providerPrivateKey }: Credentials, address: URL, day: string): string {
  const token = createHmac("sha256", providerPrivateKey).update(`bill:${day}`).digest("hex");
  return `${address.origin}${address.pathname}?${new URLSearchParams({ day, token })}`;
}

/** @returns the day of a bill URL of this provider; undefined when the token is invalid */
export function dayOfBillLink(
  credentials: Credentials,
  query: URLSearchParams,
): string | undefined {
  const day = query.get("day") ?? "";
  const expected = new URL(billLink(credentials, new URL("http://bill.invalid"), day));
  const token = Buffer.from(expected.searchParams.get("token") ?? "");
  const received = Buffer.from(query.get("token") ?? "");
  return received.length === token.length && timingSafeEqual(received, token) ? day : undefined;
}
