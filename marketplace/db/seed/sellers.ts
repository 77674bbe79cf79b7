import type { sellers } from "../schema";

type Seller = typeof sellers.$inferInsert & { id: number };

/** Seller ids, by what is special about them. */
export const SELLER = {
  own: 3001,
  official: 3002,
  accounts: 3003,
  cards: 3004,
  rent: 3005,
  topUp: 3006,
  unverified: 3007,
  studio: 3008,
  officialSports: 3009,
  newcomer: 3010,
  nightRent: 3011,
  rentLoft: 3012,
  collector: 3013,
  secondHand: 3014,
} as const;

const FOLLOWERS: ReadonlyMap<number, number> = new Map([
  [SELLER.own, 36_204],
  [SELLER.official, 21_877],
  [SELLER.accounts, 1_264],
  [SELLER.cards, 9_415],
  [SELLER.rent, 5_038],
  [SELLER.topUp, 2_190],
  [SELLER.unverified, 46],
  [SELLER.studio, 1_733],
  [SELLER.officialSports, 6_502],
  [SELLER.newcomer, 9],
  [SELLER.nightRent, 2_846],
  [SELLER.rentLoft, 1_907],
  [SELLER.collector, 873],
  [SELLER.secondHand, 318],
]);

export const SELLERS: Seller[] = [
  seller(
    SELLER.own,
    "平台自营卡券馆",
    50,
    128_640,
    "平台直采点卡与礼包，付款后自动发货，售后由平台客服直接处理。",
    {
      selfUser: true,
      officialUser: true,
    },
  ),
  seller(
    SELLER.official,
    "曜日官方合作店",
    49,
    86_215,
    "官方授权渠道，正品兑换码，支持 7×24 小时自动发货。",
    {
      officialUser: true,
    },
  ),
  seller(
    SELLER.accounts,
    "老陆的账号铺",
    47,
    3_482,
    "做号六年，只卖自己收来的号，换绑全程陪同，找回必赔。",
  ),
  seller(
    SELLER.cards,
    "星河点卡铺",
    48,
    52_907,
    "点卡月卡小额秒发，量大可谈，营业时间 8:00 到 22:00。",
  ),
  seller(SELLER.rent, "阿茶租号", 46, 18_733, "号都是自己练的，掉线补时，晚上在线最久。"),
  seller(
    SELLER.topUp,
    "夜航船代充",
    45,
    9_461,
    "人工代充，不碰密码，只要角色编号；到账截图发订单里。",
  ),
  seller(SELLER.unverified, "北巷手游仓", 38, 214, "清仓个人收藏，价格好商量。", {
    authIdentity: 0,
  }),
  seller(
    SELLER.studio,
    "小满工作室",
    48,
    6_720,
    "四人小工作室，接养号、跑图、收集，进度每天汇报。",
  ),
  seller(
    SELLER.officialSports,
    "十一人球员卡行",
    49,
    21_054,
    "球员卡包与赛季通行证授权经销，支持开票。",
    {
      officialUser: true,
    },
  ),
  seller(SELLER.newcomer, "拾光小铺", 41, 37, "刚开店，先把自己的号出了，诚心要的来聊。", {
    authIdentity: 0,
  }),
  seller(
    SELLER.nightRent,
    "夜猫号房",
    47,
    8_860,
    "下午开张，天亮打烊；高分段号多，夜里也有人应声。",
  ),
  seller(
    SELLER.rentLoft,
    "云上号库",
    48,
    7_215,
    "每个号都写清能做什么、不能做什么，续租不用重新上号。",
  ),
  seller(
    SELLER.collector,
    "木棉收藏号",
    48,
    1_306,
    "只收收藏号：限定、绝版、下架款，逐件核对再上架。",
  ),
  seller(SELLER.secondHand, "二手斋账号", 45, 752, "中小号居多，毛病写在前面，价格写在明处。"),
];

function seller(
  id: number,
  nickname: string,
  creditTenths: number,
  totalSale: number,
  profile: string,
  badges: { selfUser?: boolean; officialUser?: boolean; authIdentity?: number } = {},
): Seller {
  const headImgUrl = `/media/avatars/${id - 2900}.webp`;
  return {
    id,
    nickname,
    headImgUrl,
    creditTenths,
    totalSale,
    profile,
    baseSubscribers: FOLLOWERS.get(id) ?? 0,
    authIdentity: 1,
    ...badges,
  };
}
