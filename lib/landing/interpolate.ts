import {
  ANDROID_NEEDED,
  AUTO_DELIVERY_HOURS,
  BOOST_PROMISE,
  BOOSTER_ACCEPT_S,
  IOS_NEEDED,
  NO_REASON_REFUND_DAYS,
  SERVICE_HOURS,
} from "@/lib/constants";

type Words = Readonly<Record<string, string>>;

/** What stands in braces in a brand's words, so that a figure has one place: lib/constants.ts. */
const WORDS: Words = {
  hours: SERVICE_HOURS,
  accept: String(BOOSTER_ACCEPT_S),
  refund: String(NO_REASON_REFUND_DAYS),
  delivery: AUTO_DELIVERY_HOURS,
  promise: BOOST_PROMISE,
  ios: IOS_NEEDED,
  android: ANDROID_NEEDED,
};

/**
 * A copy of some data in which every text has its `{hours}`, `{accept}` and the other words in braces filled in.
 * @param more what else a text may name
 * @throws when a text names something else
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
  if (word === undefined) throw new Error(`a landing's text names {${name}}, which is not known`);
  return word;
}
