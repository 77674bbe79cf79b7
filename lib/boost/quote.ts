import { fenToYuan } from "@storefront/contract/money";
import { parseUrl } from "@storefront/contract/text/parse-url";
import { readOnline } from "@/lib/app-info/read-app-info";
import { asCount, asFen, asObject, asText } from "@/lib/decode/lenient";
import type { BoostRequest } from "./form";

/** The price of a boost (product §3 Boost price response). */
export interface Quote {
  /** Yuan. */
  price: string;
  /** 0: not known. */
  hours: number;
  /** 0: not known. */
  stars: number;
  /** The text of the QR code; "": there is none. */
  link: string;
  /** Certified boosters online now; null: not known. */
  online: number | null;
}

/** @param value the undecoded answer @returns null when it has no price */
export function readQuote(value: unknown): Quote | null {
  const fields = asObject(value);
  const fen = asFen(fields.price);
  const quote = {
    price: fenToYuan(fen),
    hours: asCount(fields.time_hour),
    stars: asCount(fields.star),
    link: webAddress(fields.qrcodeUrl),
    online: readOnline(fields.online_ranger),
  };
  return fen > 0 ? quote : null;
}

/** The size of a boost: "14 颗星 · 约 7 小时", without unknown figures. */
export function figuresText({ stars, hours }: Quote): string {
  const parts = [stars > 0 ? `${stars} 颗星` : "", hours > 0 ? `约 ${hours} 小时` : ""];
  return parts.filter((part) => part !== "").join(" · ");
}

/** Only http(s) addresses may become a QR code. */
function webAddress(value: unknown): string {
  const text = asText(value, 2000);
  return /^https?:$/.test(parseUrl(text)?.protocol ?? "") ? text : "";
}

/** Key of a request: requests with the same key have the same price (product §4 Boost form). */
export function quoteKey({ game, start, target, inscription, partition }: BoostRequest): string {
  return [game, start, target, inscription, partition].join("-");
}
