import type { LISTING_SORTS } from "@storefront/contract/discovery/discovery";
import type { ListingFlag } from "@storefront/contract/listing/fact-keys";
import { AUTOMATIC_DELIVERY, MANUAL_DELIVERY } from "@storefront/contract/listing/trade";
import type { Lexicon } from "./lexicon";
import { searchText } from "./query-text";
import { AMOUNT, readAmount } from "./read-amount";
import { TITLE_ALIASES } from "./search-synonyms";

/** The filters of `searchGoods` that words of a query can state. */
export interface StatedFilters {
  /** Yuan, both included. */
  price_from?: number;
  price_to?: number;
  sort?: (typeof LISTING_SORTS)[number];
  flags?: ListingFlag;
  delivery?: number;
  in_stock?: 1;
}

/** A part of a query that states a filter: "300 元以下". */
export interface StatedFilter {
  /** The part as typed. */
  text: string;
  /** The query without it. */
  without: string;
  filters: StatedFilters;
}

export interface ReadQuery {
  /** The query without all parts that state filters. */
  words: string;
  stated: readonly StatedFilter[];
}

interface Found {
  from: number;
  to: number;
  filters: StatedFilters;
}

type Groups = Readonly<Record<string, string | undefined>>;
type Read = (groups: Groups) => StatedFilters | null;

const MONEY = "(?<money>元|圆|块钱|块|rmb|人民币)?";
const LEAD = String.raw`(?:(?<lead>价格|价位|售价|单价|总价|预算)(?:在|为|是)?\s?)?(?<sign>[¥￥]\s?)?`;
const amount = (name: string) => `(?<${name}>${AMOUNT})`;
/** A number is not the end of another one, nor of a word like 第五. */
const START = String.raw`(?<![\d.a-z零一二两三四五六七八九十百千万第-])`;

/** How far 三千左右 reaches, both ways. */
const AROUND = 0.2;

/** Each needs a word that only a price has beside it, or is refused next to what is counted (`isCounted`). */
const PRICES: readonly (readonly [pattern: string, read: Read])[] = [
  [
    String.raw`${LEAD}${START}${amount("low")}\s?(?:元|块)?\s?(?:-|~|—|–|到|至)+\s?[¥￥]?\s?${amount("high")}\s?${MONEY}(?:之间|以内|左右)?(?![\d.\-~])`,
    ({ low = "", high = "", ...said }) => rangeOf(low, high, said),
  ],
  [
    String.raw`${LEAD}${START}${amount("high")}\s?${MONEY}\s?(?:(?:及|或)?以[内下里]|之[内下]|封顶|内(?![\u3400-\u9fff]))`,
    ({ high = "" }) => bounds(null, readAmount(high)),
  ],
  [
    String.raw`(?:${LEAD})(?:不超过|不高于|低于|少于|小于|最多|至多|不到)\s?[¥￥]?\s?${amount("high")}\s?${MONEY}`,
    ({ high = "" }) => bounds(null, readAmount(high)),
  ],
  [
    String.raw`${LEAD}${START}${amount("low")}\s?${MONEY}\s?(?:(?:及|或)?以上|往上|起步)`,
    ({ low = "" }) => bounds(readAmount(low), null),
  ],
  [
    String.raw`${LEAD}(?:高于|大于|超过|至少|不低于|最少)\s?[¥￥]?\s?${amount("low")}\s?${MONEY}`,
    ({ low = "" }) => bounds(readAmount(low), null),
  ],
  [
    String.raw`${LEAD}${START}${amount("about")}\s?${MONEY}\s?(?:左右|上下|附近)`,
    ({ about = "" }) => around(readAmount(about)),
  ],
  [
    String.raw`(?<lead>预算)\s?(?:在|为|是)?\s?[¥￥]?${amount("high")}\s?${MONEY}`,
    ({ high = "" }) => bounds(null, readAmount(high)),
  ],
];

const NOT = "(?<![不未没无勿]|不能|不可|无法|没有)";

/** Words that state a filter by themselves. */
const WORDS: readonly (readonly [pattern: string, filters: StatedFilters])[] = [
  [`${NOT}(?:可以|支持|能够|可|能|包)?换[绑帮]`, { flags: "rebind" }],
  [`${NOT}(?:平台|官方|已经|已|有|带|可)?验(?:过)?号(?:报告|过)?`, { flags: "inspected" }],
  ["(?:支持|有)?(?:找回包赔|包找回|包赔|保赔)", { flags: "covered" }],
  ["自动发货|自动交付", { delivery: AUTOMATIC_DELIVERY }],
  ["人工交付|人工发货|人工交接|卖家交付", { delivery: MANUAL_DELIVERY }],
  ["只看有货|有货|现货", { in_stock: 1 }],
  [
    "(?:最|更|比较)?便宜(?:一点|一些|点|些)?|最低价|低价|价格?从低到高|价格最低|实惠",
    { sort: "price_asc" },
  ],
  ["最贵|最高价|高价|价格?从高到低|价格最高", { sort: "price_desc" }],
  ["最新上架|新上架|刚上架|最近上架", { sort: "newest" }],
];

const regexOf = (pattern: string): RegExp => new RegExp(`(?:${pattern})的?`, "g");
const PRICE_PATTERNS = PRICES.map(([pattern, read]) => ({ regex: regexOf(pattern), read }));
const WORD_PATTERNS = WORDS.map(([pattern, filters]) => ({ regex: regexOf(pattern), filters }));

/** What is counted by a number that is no price: 3-5 天, 100 款以上, 2 小时以内. */
const COUNTED = /^\s?[款个级把套匹件位张台次枚点分名星天周月年日时局场段人连抽岁秒发小v%％]/;

/**
 * Reads the filters that a query states in words: prices, order, flags, delivery and stock. Each filter is stated once; the
 * first part wins.
 * @param query as the visitor typed it
 * @param lexicon whose titles of numbers (贵族, 皮肤) are not followed by prices
 */
export function readStatedFilters(
  query: string,
  lexicon: Pick<Lexicon, "titlesByLetter">,
): ReadQuery {
  const text = query.normalize("NFKC").toLowerCase();
  const found: Found[] = [];
  const add = (match: RegExpExecArray, filters: StatedFilters | null) => {
    const [from, to] = [match.index, match.index + match[0].length];
    if (filters === null || found.some((other) => from < other.to && other.from < to)) return;
    if (found.some((other) => isSameFilter(other.filters, filters))) return;
    found.push({ from, to, filters });
  };
  for (const { regex, read } of PRICE_PATTERNS)
    for (const match of text.matchAll(regex)) {
      const groups: Groups = match.groups ?? {};
      if (saysMoney(groups) || !isCounted(text, match, lexicon)) add(match, read(groups));
    }
  for (const { regex, filters } of WORD_PATTERNS)
    for (const match of text.matchAll(regex)) add(match, filters);
  found.sort((a, b) => a.from - b.from);
  return {
    words: withoutParts(text, found),
    stated: found.map((part) => ({
      text: text.slice(part.from, part.to).trim(),
      without: withoutParts(text, [part]),
      filters: part.filters,
    })),
  };
}

const saysMoney = ({ money, lead, sign }: Groups): boolean =>
  [money, lead, sign].some((said) => said !== undefined);

/** Whether a number belongs to the title or the counted things beside it: 皮肤 100 以上, 3-5 天; 全英雄 has no number. */
function isCounted(
  text: string,
  match: RegExpExecArray,
  { titlesByLetter }: Pick<Lexicon, "titlesByLetter">,
): boolean {
  const before = searchText(text.slice(0, match.index));
  const behind = text.slice(match.index + match[0].length);
  if (COUNTED.test(behind)) return true;
  const titles = [...[...titlesByLetter.values()].flat(), ...Object.keys(TITLE_ALIASES)];
  const isTitled = (title: string) =>
    before.endsWith(title) && !"全满".includes(before.at(-1 - title.length) ?? " ");
  const isTitle = (title: string) => searchText(behind).startsWith(title);
  return titles.some(isTitled) || (!match[0].endsWith("的") && titles.some(isTitle));
}

/** Whether two parts state the same filter; both bounds of a price may stand apart. */
const isSameFilter = (a: StatedFilters, b: StatedFilters): boolean =>
  Object.keys(a).some((key) => key in b && (key !== "flags" || a.flags === b.flags));

function withoutParts(text: string, parts: readonly Found[]): string {
  let rest = "";
  let at = 0;
  for (const { from, to } of parts) {
    rest += `${text.slice(at, from)} `;
    at = to;
  }
  return (rest + text.slice(at)).replace(/\s+/g, " ").trim();
}

function bounds(from: number | null, to: number | null): StatedFilters | null {
  if ((from ?? to) === null || from === 0 || to === 0) return null;
  return { ...(from !== null && { price_from: from }), ...(to !== null && { price_to: to }) };
}

const around = (about: number | null): StatedFilters | null =>
  about === null ? null : bounds(round(about * (1 - AROUND)), round(about * (1 + AROUND)));

const round = (yuan: number): number => Math.round(yuan * 100) / 100;

/** Without a word about money, small numbers are no prices: 4-3, 1-10. */
const SMALLEST_RANGE = 20;

/** 1000-2000; 2-3千 and 两三千 count both in the unit of the second. */
function rangeOf(low: string, high: string, said: Groups): StatedFilters | null {
  const [unit = ""] = /[百千万kw]$/.exec(high) ?? [];
  const isUnitShared = /^\d+(?:\.\d+)?$/.test(low) && unit !== "" && /\d/.test(high);
  const [from, to] = [readAmount(isUnitShared ? `${low}${unit}` : low), readAmount(high)];
  if (from === null || to === null || from > to) return null;
  return saysMoney(said) || to >= SMALLEST_RANGE ? bounds(from, to) : null;
}
