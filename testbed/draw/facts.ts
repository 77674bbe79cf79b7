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

/** What a card key, a top-up or an item is: a large word or number, its unit, and what it is of. */
export interface Face {
  big: string;
  unit: string;
  label: string;
}

const GAME_AND_SHOP = /【自营】/;

/** @returns one face per denomination, else the listing's own */
export function facesOf(row: ListingRow): Face[] {
  const label = labelOf(row);
  if (row.id in HOSTILE) return HOSTILE[row.id] ?? [];
  if (row.specs.length > 0) return row.specs.map(({ name }) => faceOf(name, label));
  const own = OWN[row.id];
  return own ? [{ big: own[0], unit: own[1], label: own[2] }] : [faceOf(titleOf(row), label)];
}

/** The title without shop and game. */
const titleOf = (row: ListingRow): string =>
  row.name.replace(GAME_AND_SHOP, "").replace(row.game, "").trim();

const labelOf = (row: ListingRow): string =>
  (
    titleOf(row)
      .split(/\s+/)
      .find((word) => !/^[\d～]/.test(word)) ?? row.game
  ).replace(/(卡密|(?<=」).*)$/, "");

function faceOf(text: string, label: string): Face {
  const [, before = "", big = "", unit = ""] =
    /^(.*?)\s*(\d[\d,]*)\s*([天张枚连瓶个包片级点钻]|点券|星屑|方晶|通宝|人房)?(?:\s|$)/.exec(
      text,
    ) ?? [];
  if (big !== "" && !before.includes("+"))
    return { big, unit, label: before === "" ? label : before };
  const quoted = /^(.*?)「(.+?)」/.exec(text);
  if (quoted) return { big: quoted[2] ?? "", unit: "", label: quoted[1] ?? label };
  const [word = text, ...more] = text.split(/\s+/);
  const body = /^(成.)(体型)$/.exec(word);
  return { big: body?.[1] ?? word, unit: body?.[2] ?? more.join(" "), label };
}

/** The listing with hostile text: its pictures take the harmless part of the names. */
const HOSTILE: Record<number, Face[]> = {
  1016: [
    { big: "一号", unit: "礼包", label: "灵契牌谱" },
    { big: "二号", unit: "礼包", label: "灵契牌谱" },
  ],
};

/** Faces of listings whose title says more than one thing: large words, unit, and what it is of. */
const OWN: Record<number, [string, string, string]> = {
  1008: ["30", "天", "月光祝福月卡"],
  1007: ["500", "万金币", "金币代练"],
  1009: ["6480", "点券", "安卓代充 648 档"],
  1010: ["建造者", "礼盒", "绝版"],
  1011: ["改名卡", "", "道具兑换码"],
  1012: ["50", "连", "「朱雀」异画卡包"],
  1013: ["建材", "礼盒", "琉璃"],
  1102: ["2000", "片", "铭文碎片礼包"],
  1106: ["520", "朵", "玫瑰"],
  1202: ["S9", "升级码", "精英手册"],
  1304: ["5", "枚", "玄晶"],
  1405: ["10", "把", "武器箱钥匙"],
  1406: ["锈海", "高级版", "通行证 第七幕"],
  1505: ["大月卡", "", "珍珠纪行代充"],
  1506: ["周年", "礼包码", "限定名片"],
  1602: ["春季杯", "", "赛季通行证"],
  1605: ["风翼", "左边锋", "转会市场球员"],
  1705: ["矿工", "套装", "兑换码"],
  1706: ["海岛", "生存模组包", "永久"],
  1805: ["银月", "牌背", "竞技场门票 10 张"],
  1806: ["烛龙", "之夜", "冒险模式"],
  1905: ["月卡", "周卡", "代充组合"],
  1902: ["雷霆", "", "赛季车票"],
  2001: ["晨星", "", "回城特效"],
  2004: ["进阶版", "", "赛季通行证"],
  2009: ["氮气", "涂装礼包", "兑换码"],
  2052: ["背包", "皮肤", "战术背包皮肤"],
  2054: ["小红", "", "武器挂饰"],
  2056: ["升级包", "", "教练卡"],
  2057: ["江南", "", "家具图纸"],
  2058: ["月下", "", "卡背"],
  2007: ["1000", "点数", "创意工坊"],
};
