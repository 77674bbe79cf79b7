import type { ListingRow } from "./rows";

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
