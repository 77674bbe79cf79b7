import { isSoldOut, reasonOfTrade } from "@storefront/contract/listing/buy-action";
import { couponShort } from "@storefront/contract/listing/coupon-copy";
import { FLAG_NAMES } from "@storefront/contract/listing/flag-names";
import { priceShown, priceText } from "@storefront/contract/listing/price-shown";
import { services } from "@storefront/contract/listing/promises";
import { SELLERS_OWN } from "@storefront/contract/listing/seller-statement";
import { LISTING_WORDS } from "@storefront/contract/listing/state-words";
import type { Guarantee } from "@storefront/contract/listing/trade-view";
import { fenToYuan } from "@storefront/contract/money";
import { COMPARED_MOST, type ComparedIds } from "@/lib/addresses/compare-address";
import { asCount, asFen, asObject, asText, unique } from "@/lib/decode/lenient";
import type { GoodsView } from "@/lib/goods/goods-view";
import { dayOf } from "@/lib/goods/read-goods";
import { rowFacts } from "@/lib/goods/row-facts";
import { FLAGS } from "@/lib/goods/row-marks";
import { goneText } from "@/lib/goods/row-state";
import type { ComparedField } from "./compared-fields.server";

/** A line of the comparison: one value for each listing, null where there is none or the listing is gone. */
export interface ComparedRow {
  title: string;
  values: readonly (string | null)[];
  /** Whether listings differ in it that are not gone, and of a kind and game that can have it. */
  differs: boolean;
}

export interface ComparedGroup {
  title: string;
  rows: readonly ComparedRow[];
}

/** A listing as pages show it, with the answer that it was read from. */
export interface ComparedGoods {
  goods: GoodsView;
  answer: unknown;
}

type Read = (goods: GoodsView) => string | null;
type Line = readonly [title: string, read: (compared: ComparedGoods) => string | null];

/**
 * Compares listings by their data: price, state, facts, flags, parameters, seller, guarantees. Leaves out lines without
 * a value in any listing, and groups without lines.
 * @param all null: the listing is gone
 * @param fields lines of the listing's fields, which follow the others of their groups
 */
export function compareGoods(
  all: readonly (ComparedGoods | null)[],
  fields: readonly ComparedField[],
): ComparedGroup[] {
  const present = all.flatMap((compared) => compared?.goods ?? []);
  const facts = rowFacts(
    unique(
      present.flatMap((goods) => goods.facts),
      ({ key }) => key,
    ),
    Infinity,
  );
  const titles = [...fields.map(({ label }) => label), ...facts.map(({ title }) => title)];
  const known = new Set([...FIXED, ...titles]);
  const parameters = unique(
    present.flatMap((goods) => goods.parameters),
    ({ title }) => title,
  ).filter(({ title }) => !known.has(title));
  const guarantees = unique(present.flatMap(services), titleOf);
  const groups: readonly [string, readonly (readonly [string, Read])[]][] = [
    ["价格", PRICE],
    ["商品", GOODS],
    [
      "属性",
      [
        ...facts.map(
          ({ key, title }) => [title, (goods: GoodsView) => textOfFact(goods, key)] as const,
        ),
        ...parameters.map(
          ({ title }) => [title, (goods: GoodsView) => textOfParameter(goods, title)] as const,
        ),
      ],
    ],
    ["卖家", SELLER],
    [
      "保障",
      [
        ...FLAGS.map(
          (flag) => [FLAG_NAMES[flag], yes((goods) => goods.flags.includes(flag))] as const,
        ),
        ...guarantees
          .map(titleOf)
          .map(
            (title) =>
              [
                title,
                yes((goods) => services(goods).some((each) => titleOf(each) === title)),
              ] as const,
          ),
      ],
    ],
  ];
  return groups.flatMap(([title, computed]) => {
    const lines: Line[] = [
      ...computed.map(([line, read]): Line => [line, ({ goods }) => read(goods)]),
      ...fields
        .filter(({ group }) => group === title)
        .map((field): Line => [field.label, ({ answer }) => textOfField(field, answer)]),
    ];
    const rows = unique(
      lines.flatMap(([line, read]) => compareBy(all, line, read) ?? []),
      (row) => row.title,
    );
    return rows.length === 0 ? [] : [{ title, rows }];
  });
}

const titleOf = ({ name, isSellers }: Guarantee): string =>
  isSellers ? `${SELLERS_OWN}：${name}` : name;

/** Places of the listings with the lowest price, of at least two that differ in it and can be bought. */
export function cheapest(all: readonly (GoodsView | null)[]): number[] {
  const prices = all.map((goods) =>
    goods === null || isSoldOut(goods.trade) ? null : priceShown(goods.trade, null).fen,
  );
  const known = prices.filter((fen) => fen !== null);
  const units = new Set(
    all.flatMap((goods) => (goods === null ? [] : [priceShown(goods.trade, null).unit])),
  );
  const least = Math.min(...known);
  if (units.size !== 1 || known.every((fen) => fen === least)) return [];
  return prices.flatMap((fen, place) => (fen === least ? [place] : []));
}

/** Why a listing cannot be bought now; null when it can. */
export const soldText = (goods: GoodsView): string | null =>
  goneText({ kind: goods.kind, unavailable: reasonOfTrade(goods.trade) });

function compareBy(
  all: readonly (ComparedGoods | null)[],
  title: Line[0],
  read: Line[1],
): ComparedRow | null {
  const values = all.map((compared) => (compared === null ? null : read(compared) || null));
  if (values.every((value) => value === null)) return null;
  // A card has no rank: where no listing of a kind and game has a value, the line says nothing about them.
  const groups = all.map((each) => each && `${each.goods.kind} ${each.goods.game}`);
  const having = new Set(groups.filter((_, place) => values[place] !== null));
  const comparable = values.filter((_, place) => groups[place] && having.has(groups[place]));
  return { title, values, differs: new Set(comparable).size > 1 };
}

/** Lines that are computed; those of the listing's own fields come from the table of fields. */
const PRICE: readonly (readonly [string, Read])[] = [
  ["现价", ({ trade }) => priceText(priceShown(trade, null))],
  ["原价", ({ trade }) => amount(priceShown(trade, null).struckFen ?? 0)],
  ["返现", ({ trade }) => amount(priceShown(trade, null).cashbackFen)],
  ["优惠", ({ promotions }) => [...promotions.cut, ...promotions.discount].join("；")],
  ["赠品", ({ promotions }) => promotions.sent.join("；")],
  ["优惠券", ({ coupons }) => coupons.map(couponShort).join("；")],
];

const GOODS: readonly (readonly [string, Read])[] = [
  ["类型", ({ kind }) => kind],
  ["状态", (goods) => soldText(goods) ?? LISTING_WORDS.listed],
  ["交付", ({ automaticDelivery }) => (automaticDelivery ? "自动发货" : "卖家交付")],
  ["验号报告", ({ inspection }) => inspection && (inspection.summary || "有")],
];

const SELLER: readonly (readonly [string, Read])[] = [
  ["卖家", ({ seller }) => seller.nickname],
  ["评分", ({ seller }) => (seller.score === 0 ? null : seller.score.toFixed(1))],
  ["实名认证", ({ seller }) => (seller.verified ? "已认证" : "未认证")],
  ["身份", ({ seller }) => (seller.selfOperated ? "自营" : seller.official ? "官方" : null)],
  ["卖家已售", ({ seller }) => (seller.sold === 0 ? null : `${seller.sold}`)],
  ["本商品评价", ({ commentTotal }) => (commentTotal === 0 ? null : `${commentTotal} 条`)],
];

/** Titles of computed lines: a listing's parameter of the same name would repeat one. */
const FIXED = [...[...PRICE, ...GOODS, ...SELLER].map(([title]) => title), "所属游戏"];

const amount = (fen: number): string | null => (fen === 0 ? null : `¥${fenToYuan(fen)}`);

const yes =
  (has: (goods: GoodsView) => boolean): Read =>
  (goods) =>
    has(goods) ? "有" : null;

/** @returns nothing for 0, which on the wire means that the field does not apply */
function textOfField({ wire, kind, unit }: ComparedField, answer: unknown): string | null {
  const value = wire
    .split(".")
    .reduce<unknown>((part, name) => asObject<string>(part)[name], answer);
  switch (kind) {
    case "yuan":
      return amount(asFen(value));
    case "count":
      return asCount(value) === 0 ? null : `${asCount(value)} ${unit}`.trim();
    case "time":
      return dayOf(value);
    default:
      return asText(value);
  }
}

const textOfFact = ({ facts }: GoodsView, key: string): string | null =>
  facts.find((fact) => fact.key === key)?.text ?? null;

const textOfParameter = ({ parameters }: GoodsView, title: string): string | null =>
  parameters.find((parameter) => parameter.title === title)?.values.join("、") ?? null;

/** Describes the parts of a link that are not compared; null when all are. */
export function linkNotice({ invalid, beyond }: ComparedIds): string | null {
  const parts = [
    ...(invalid > 0 ? [`有 ${invalid} 个编号看不懂，已略过`] : []),
    ...(beyond > 0 ? [`一次最多对比 ${COMPARED_MOST} 件，后面的 ${beyond} 件没有放进来`] : []),
  ];
  return parts.length === 0 ? null : `${parts.join("；")}。`;
}
