import { fenToYuan } from "@/contract/money";
import { asCount, asFen, asFields, asText } from "@/lib/goods/wire";
import type { Way } from "./form";

/** The price of a way (spec §3 Boost price response). */
export interface Quote {
  /** Yuan. */
  price: string;
  hours: number;
  stars: number;
  /** The text of the QR code. */
  link: string;
}

/** @param value the answer, whatever came @returns null when it lacks what the dialog shows */
export function readQuote(value: unknown): Quote | null {
  const fields = asFields(value);
  const fen = asFen(fields.price);
  const quote = {
    price: fenToYuan(fen),
    hours: asCount(fields.time_hour),
    stars: asCount(fields.star),
    link: webAddress(fields.qrcodeUrl),
  };
  return fen > 0 && quote.stars > 0 && quote.link !== "" ? quote : null;
}

/** Only http(s) addresses become a code to scan. */
function webAddress(value: unknown): string {
  const text = asText(value, 2000);
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : "";
}

/** What makes two questions the same: their prices are one (spec §4 Boost form). */
export function quoteKey({ start, target, inscription, partition }: Way): string {
  return [start, target, inscription, partition].join("-");
}
