import type { LandingPage } from "../types";

/** 关于我们: one table with the money and the goods on it, and who keeps it. */
export const aboutUs: LandingPage = {
  route: "/about_us",
  kind: "info",
  title: "关于我们 · 密马",
  headline: "让陌生人敢做买卖",
  subline: "我们做的事只有一件：把钱和货放在同一张桌上，双方都看得见，谁也抢不走。",
  layout: "about",
  surface: "tint",
  kicker: "关于我们",
  sides: [
    { name: "买家的钱", text: "先放到桌上，不直接给对方。" },
    { name: "{brand}", text: "看着桌子，每一步都留下记录。" },
    { name: "卖家的货", text: "也放到桌上，双方都看过再拿走。" },
  ],
  company: { title: "谁在运营{brand}", lead: "你正在看的网站，由门牌上的这家公司运营。" },
  path: {
    title: "一笔交易怎么被护住",
    moves: [
      { who: "buyer", money: "buyer", name: "下单", text: "规格、价格、优惠先算清楚，再点付款。" },
      { who: "platform", money: "platform", name: "代管", text: "钱到平台，卖家看得到、拿不走。" },
      {
        who: "seller",
        money: "platform",
        name: "交付",
        text: "交账号、发卡密或开始代练，全程留底。",
      },
      { who: "buyer", money: "platform", name: "验货", text: "登得上、对得上、换绑好，再点确认。" },
      { who: "seller", money: "seller", name: "收款", text: "确认之后，货款才到卖家手里。" },
    ],
    dispute: {
      name: "两边说法不一",
      text: "钱停在平台不动。人工客服 {hours} 看聊天、截图和交付记录裁定；支持的商品 {refund} 天无理由退款。",
    },
  },
  figures: "今天桌上有多少",
  essay: {
    title: "为什么要有这张桌子",
    text: [
      "游戏里的东西看不见、摸不着，谁都不敢先松手。",
      "买家怕付了钱没有货，卖家怕交了货没有钱。两个人都没有错，只是中间缺一张桌子。",
      "钱先放上来，货也放上来，双方都看过，再各自拿走。这件事不复杂，难的是每一单都这样做。",
    ],
  },
  questions: {
    title: "常被问起",
    list: {
      "你们自己卖货吗？": "大多数商品来自卖家。平台自营的，页面上标着「自营」。",
      "怎么谈合作？": "留了联系方式的，写在上面的门牌上，也在「公司信息」页。",
      "规则在哪里看？": "用户协议和隐私政策，页面最下面随时能打开。",
    },
  },
};
