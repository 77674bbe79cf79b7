import type { LandingPage } from "../types";

/** 租友: an address book of owners. */
export const indexZ: LandingPage = {
  route: "/index_z",
  kind: "rent",
  title: "租友 · 找熟号主租号 App 下载",
  headline: "租过的号，下次还找他",
  subline: "号主评分多少、租出过几次、号好不好用，租过的人都写了。合得来就收藏，下回直接进他的店。",
  layout: "owners",
  surface: "ground",
  kicker: "租号认人",
  first: "people",
  people: {
    title: "一本号主的通讯录",
    lead: "名字点开是他的店，号都在里面。",
    surface: "tint",
  },
  rates: {
    title: "熟人也要明算账",
    lead: "每款游戏，号主们一小时收多少、押多少。",
    surface: "white",
  },
  notes: [
    { name: "先聊两句", text: "商品页有店铺客服，几点在、能不能打排位，问清再租。" },
    { name: "收藏起来", text: "合手的号点一下收藏，下次在「我的收藏」里找到它。" },
    { name: "别私下转钱", text: "平台外的钱没有担保，出了事帮不上忙。" },
  ],
  reviews: "租过的人，写给下一个人",
  closing: { title: "下次，还找他", surface: "primary" },
};
