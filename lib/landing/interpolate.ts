import { ESCROW_END } from "@storefront/contract/listing/escrow-terms";
import { DEPOSIT_CHECK_HOURS } from "@storefront/contract/rentals/deposit-terms";
import {
  AFTER_SALE_DAYS,
  ANDROID_NEEDED,
  AUTO_DELIVERY_HOURS,
  BOOST_PROMISE,
  CONFIRM_HOURS,
  IOS_NEEDED,
  NO_REASON_REFUND_DAYS,
  SELLER_ANSWER_HOURS,
  SERVICE_HOURS,
} from "@/lib/constants";

type Words = Readonly<Record<string, string>>;

/** Placeholders in a brand's texts, so that each figure is defined in one place: lib/constants.ts. */
const WORDS: Words = {
  escrow: ESCROW_END,
  hours: SERVICE_HOURS,
  refund: String(NO_REASON_REFUND_DAYS),
  confirm: String(CONFIRM_HOURS),
  answer: String(SELLER_ANSWER_HOURS),
  claim: String(AFTER_SALE_DAYS),
  check: String(DEPOSIT_CHECK_HOURS),
  delivery: AUTO_DELIVERY_HOURS,
  promise: BOOST_PROMISE,
  ios: IOS_NEEDED,
  android: ANDROID_NEEDED,
};

/**
 * Returns a copy of the data in which `{hours}`, `{claim}` and the other placeholders of every text are filled in.
 * @param more additional placeholders
 * @throws Error when a text has an unknown placeholder
 */
export function interpolate<T>(data: T, more?: Words): T;
export function interpolate(data: unknown, more: Words = {}): unknown {
  if (typeof data === "string") return data.replace(/\{(\w*)\}/g, (_, name) => wordOf(name, more));
  if (Array.isArray(data)) return data.map((item) => interpolate(item, more));
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, interpolate(value, more)]),
  );
}

function wordOf(name: string, more: Words): string {
  const word = [more, WORDS].find((words) => Object.hasOwn(words, name))?.[name];
  if (word === undefined) throw new Error(`a landing text has the unknown placeholder {${name}}`);
  return word;
}
