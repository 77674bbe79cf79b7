import type { ListingRow } from "./rows";

/** A figure of a listing, e.g. 皮肤 142 款. */
export interface Figure {
  label: string;
  value: string;
  unit: string;
}

/** Something that the row names, e.g. 霜月（典藏）. */
export interface Named {
  name: string;
  note: string;
}

export type Kind = "account" | "card" | "rental" | "topUp" | "service" | "item";

export function kindOf(row: ListingRow): Kind {
  if (row.id in SERVICES) return "service";
  if (row.goods_type === "PersonalAccount") return "account";
  if (row.goods_type === "RentAccount") return "rental";
  if (row.goods_type === "TopUp") return "topUp";
  if (row.goods_type === "CardKey") return "card";
  return row.goods_type === "Service" ? "service" : "item";
}

/** Listings that are sold as items, although somebody works for them. */
const SERVICES: Record<number, true> = { 1704: true, 1804: true };

const UNIT = "款|位|把|套|台|件|张|份|级|名|个|次|小时|星|幅|条|朵|枚|季|匹|种|分|双";
const FIGURE = new RegExp(
  `^(?:共\\s*)?(.*?)\\s*(\\d[\\d,.]*(?:\\s*/\\s*\\d+)?)\\s*(亿|万)?\\s*(${UNIT})?\\s*(以上|起|以内)?$`,
);

/** Words that say nothing without the attribute's title: 满级 改装件. */
const BARE = /^(满级|全部|一线|古风|S 级|A 级|最佳)$|^传说$/;

/** Attributes that are no figure of the goods themselves. */
const NOT_FIGURES =
  /所属游戏|区服|系统|大区|平台|渠道|段位|天梯|阵型|押金|时段|防沉迷|实名|有效期|使用次数|到账时间|交易|代表|时间/;

/** @returns the figures of the attributes, e.g. 皮肤 142 款, 典藏 4 */
export function figuresOf(row: ListingRow): Figure[] {
  return row.attributes
    .filter(({ title }) => !NOT_FIGURES.test(title))
    .flatMap(({ title, data }) =>
      data.flatMap((text) => {
        const [, before = "", value, scale = "", unit = "", more = ""] = FIGURE.exec(text) ?? [];
        if (value === undefined || /[-×第]$/.test(before)) return [];
        const label =
          before === ""
            ? title
            : BARE.test(before) && title !== "卡池"
              ? `${before} ${title}`
              : before;
        return [{ label, value: value.replace(/\s+/g, ""), unit: `${scale}${unit}${more}` }];
      }),
    );
}

const attribute = (row: ListingRow, title: RegExp) =>
  row.attributes.find((each) => title.test(each.title))?.data ?? [];

/** @returns rank in words: 星耀 Ⅱ; "" for a listing without */
export function rankOf(row: ListingRow): string {
  const [rank = ""] = attribute(row, /^(段位|天梯)$/);
  return rank;
}

/** @returns what stands beside the rank: 巅峰赛 1720 分 */
export const rankDetail = (row: ListingRow): string => attribute(row, /^段位$/)[1] ?? "";

/** @returns system and server: 安卓 · 微信 208 区 */
export const serverOf = (row: ListingRow): string =>
  row.attributes
    .filter(({ title }) => /^(系统与区服|系统|区服|大区|平台)$/.test(title))
    .flatMap(({ data }) => data)
    .join(" · ");

/** @returns the named skins, people, cars … of a listing */
export const namedOf = (row: ListingRow): Named[] =>
  attribute(row, /^代表/).map((text) => {
    const [, name = text, note = ""] = /^(.+?)（(.+)）$/.exec(text) ?? [];
    return { name, note };
  });

/** @returns how many there are in all, beyond those that are named; 0 when the row does not say */
export function restOf(row: ListingRow, shown: number): number {
  const figures = figuresOf(row);
  const whole = figures.find(({ label }) => /^(皮肤|传奇球员|S 级 赛车)$/.test(label));
  const counted = whole ? [whole] : figures.filter(({ label }) => COUNTED.test(label));
  const total = counted.reduce((sum, { value }) => sum + Number(value.replace(/\D/g, "")), 0);
  return Math.max(0, total - shown);
}

const COUNTED =
  /^(枪皮|传说( 近战| 手套)?|金卡|异画|限定角色|限定|成品|传奇|作品|粉装|红装|升级枪皮|绝版坐骑|限定披风|载具涂装|狙击|手枪)$/;

/** @returns when it can be rented; "" when the row does not say */
export const rentTimes = (row: ListingRow): string => attribute(row, /^可租时段$/)[0] ?? "";
