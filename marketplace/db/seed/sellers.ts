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
} as const;

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
  return { id, nickname, headImgUrl, creditTenths, totalSale, profile, authIdentity: 1, ...badges };
}
