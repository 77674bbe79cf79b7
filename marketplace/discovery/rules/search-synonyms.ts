import type { LISTING_KINDS } from "@storefront/contract/listing/listing-kinds";

type Kind = (typeof LISTING_KINDS)[number];

/** Words that buyers type for the same thing. */
export interface Synonyms {
  /** Any of them is found by each; those that pinyin can be typed for are first. */
  texts: readonly string[];
  /** Pinyin of the first texts, "zhang hao". */
  pinyin?: readonly string[];
  /** Abbreviations and foreign words. */
  latin?: readonly string[];
  /** Listings of these kinds match, too. */
  kinds?: readonly Kind[];
}

export const SYNONYMS: readonly Synonyms[] = [
  {
    texts: ["账号", "帐号", "游戏号", "成品账号", "号"],
    pinyin: ["zhang hao", "zhang hao"],
    kinds: ["account"],
  },
  { texts: ["成品号"], pinyin: ["cheng pin hao"] },
  { texts: ["保底号"], pinyin: ["bao di hao"], kinds: ["account"] },
  { texts: ["初始号", "开局号", "自抽号", "石头号"], pinyin: ["chu shi hao"], kinds: ["account"] },
  { texts: ["租号", "出租", "租赁", "租"], pinyin: ["zu hao", "chu zu"], kinds: ["rent"] },
  { texts: ["押金", "免押", "无押金"], pinyin: ["ya jin"], kinds: ["rent"] },
  { texts: ["首充"], pinyin: ["shou chong"], kinds: ["top-up", "card-key"] },
  {
    texts: ["卡密", "兑换码", "激活码", "礼包码", "充值卡", "点卡"],
    pinyin: ["ka mi", "dui huan ma", "ji huo ma", "li bao ma", "chong zhi ka", "dian ka"],
    latin: ["cdk", "cdkey", "key"],
    kinds: ["card-key"],
  },
  {
    texts: ["代充", "充值", "直充"],
    pinyin: ["dai chong", "chong zhi", "zhi chong"],
    kinds: ["top-up"],
  },
  {
    texts: ["代练", "代打", "代肝", "上分", "带飞"],
    pinyin: ["dai lian", "dai da", "dai gan", "shang fen", "dai fei"],
    kinds: ["boost"],
  },
  { texts: ["陪练", "陪玩", "陪打"], pinyin: ["pei lian", "pei wan", "pei da"] },
  {
    texts: ["道具", "材料", "装备"],
    pinyin: ["dao ju", "cai liao", "zhuang bei"],
    kinds: ["item"],
  },
  { texts: ["苹果", "苹果区"], pinyin: ["ping guo"], latin: ["ios", "iphone", "ipad", "apple"] },
  { texts: ["安卓", "安卓区"], pinyin: ["an zhuo"], latin: ["android", "az"] },
  { texts: ["微信", "微信区"], pinyin: ["wei xin"], latin: ["wx", "wechat"] },
  { texts: ["电脑", "电脑版", "端游"], pinyin: ["dian nao"], latin: ["pc"] },
  { texts: ["手机版", "手游"], pinyin: ["shou ji ban"] },
  { texts: ["白金", "铂金"], pinyin: ["bai jin", "bo jin"] },
  { texts: ["可换绑", "换绑", "能换绑"], pinyin: ["ke huan bang", "huan bang"] },
  { texts: ["点券"], pinyin: ["dian quan"], latin: ["dq"] },
];

/** Abbreviations of a number's title: "v8" is 贵族 8. */
export const TITLE_ALIASES: Readonly<Record<string, string>> = {
  v: "贵族",
  vip: "贵族",
  lv: "等级",
  贵: "贵族",
};

/** Words that say nothing about a listing. */
export const STOP_WORDS: readonly string[] = [
  ...["我要买", "我想买", "我要", "我想", "想买", "购买", "求购", "收购", "便宜的", "有没有"],
  ...["的", "了", "吗", "呢"],
];

/** Common misspellings that sound or look like the right word. Games need none: those are found by their names. */
export const MISSPELLINGS: Readonly<Record<string, string>> = {
  点劵: "点券",
  点卷: "点券",
  砖石: "钻石",
  钻时: "钻石",
  皮夫: "皮肤",
  典葬: "典藏",
  点藏: "典藏",
  帖号: "账号",
  张号: "账号",
  祖号: "租号",
  组号: "租号",
  卡蜜: "卡密",
  兑换吗: "兑换码",
  带练: "代练",
  带充: "代充",
  冲值: "充值",
  安桌: "安卓",
  萍果: "苹果",
  星曜: "星耀",
  换帮: "换绑",
  白银金: "白金",
};
