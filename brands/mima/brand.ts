import { FEATURES_FOR } from "../app";
import type { Brand } from "../types";
import { aboutUs } from "./about-us";
import { download } from "./download";
import { gameshop } from "./gameshop";
import { indexM } from "./index-m";
import { indexMM } from "./index-m-m";
import { indexMRent } from "./index-m-rent";

/** 密马: the whole market, from account to card key. */
export const mima: Brand = {
  key: "mima",
  name: "密马",
  slogan: "买号、租号、点卡、代练，一个 App 里和真实玩家放心交易。",
  hosts: ["mima.example", "mima-app.example"],
  root: { redirect: "/index_m" },
  canonicalFor: "rest",
  app: {
    iosUrl: "https://apps.example/ios/mima",
    androidUrl: "https://apps.example/android/mima",
    universalUrl: "https://apps.example/mima",
    features: FEATURES_FOR.market,
  },
  company: {
    name: "示例密马网络科技有限公司",
    address: "示例省示例市高新区样例路 18 号 6 层",
    licence: "示ICP备00000001号-1",
    email: "service@mima.example",
  },
  theme: {
    primary: "#0a7d5c",
    primaryStrong: "#086449",
    tint: "#e9f6f1",
    ground: "#f4f8f6",
    ink: "#12241e",
    accent: "#c5360c",
    spark: "#f2c14e",
  },
  // A knight whose eye is a keyhole.
  mark: "M5.16 22.5C4.96 18.79 5.99 16.12 8.25 13.85 9.9 12.21 10.52 11.18 10.31 9.94L6.61 12.41C5.78 12.93 4.96 12.72 4.34 12L3.31 10.56C2.8 9.84 2.9 9.01 3.52 8.4L8.46 3.97 9.08 1.5 11.75 3.15C17.31 3.76 21.02 7.88 21.02 14.26 21.02 17.35 20.4 19.82 19.37 22.5ZM13.85 14.39L12.86 18.08C12.81 18.28 12.89 18.38 13.09 18.38H15.77C15.97 18.38 16.05 18.28 16 18.08L15.01 14.39C15.86 14.14 16.49 13.35 16.49 12.41 16.49 11.27 15.57 10.35 14.43 10.35 13.29 10.35 12.37 11.27 12.37 12.41 12.37 13.35 12.99 14.14 13.85 14.39Z",
  sellFeePercent: 5,
  landings: [
    {
      route: "/index_m",
      kind: "market",
      title: "密马 · 游戏账号与道具交易 App 下载",
      headline: "游戏里的东西，都能放心换",
      subline: "账号、租号、点卡、代练，价格摆在明面上比。平台担保付款，确认收货再放款。",
      ...indexM,
    },
    {
      route: "/index_m_rent",
      kind: "rent",
      title: "密马租号 · 密马 App 里的租号频道",
      headline: "想试的阵容，先租一局",
      subline:
        "新英雄、新皮肤、新版本，买之前先上手。租金、押金和起租时长，下单前写在同一张单子上。",
      ...indexMRent,
    },
    {
      route: "/index_m_m",
      kind: "sell",
      title: "密马买卖 · 在密马 App 买号卖号",
      headline: "想卖的报价，想买的还价",
      subline: "卖家写清参数、标好价，买家看验号报告、在会话里问。谈妥了付到平台，确认收货再放款。",
      ...indexMM,
    },
    {
      route: "/gameshop",
      kind: "mall",
      title: "游戏商城 · 密马自营点卡礼包",
      headline: "点卡礼包，当场到账",
      subline:
        "充值卡密、月卡和礼包码都在一个货架上。付款后系统自动发货，卡密只在你自己的手机上看得到。",
      ...gameshop,
    },
    {
      route: "/about_us",
      kind: "info",
      title: "关于我们 · 密马",
      headline: "让陌生人敢做买卖",
      subline: "我们做的事只有一件：把钱和货放在同一张桌上，双方都看得见，谁也抢不走。",
      ...aboutUs,
    },
    {
      route: "/download",
      kind: "info",
      title: "下载中心 · 密马 App",
      headline: "一个码，两种手机都能装",
      subline:
        "手机相机扫一扫，自动识别 iPhone 和 Android。装好用手机号登录，电脑上看中的商品接着买。",
      ...download,
    },
    {
      route: "/pa",
      kind: "legal",
      title: "隐私政策",
      headline: "隐私政策",
      subline: "我们收集哪些信息、为什么要、保存多久，以及你怎样查看、更正和删除。",
    },
    {
      route: "/ua",
      kind: "legal",
      title: "用户协议",
      headline: "用户协议",
      subline: "买卖账号、租号、购买卡密和代练时，你和我们各自的权利与责任。",
    },
  ],
};
