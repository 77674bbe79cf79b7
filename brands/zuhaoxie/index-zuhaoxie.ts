import type { LandingPage } from "../types";

/** 租号蟹: the owner's side; what accounts earn by the hour. */
export const indexZuhaoxie: LandingPage = {
  route: "/index_zuhaoxie",
  kind: "rent",
  title: "租号蟹 · 出租账号时租行情 App",
  headline: "号空着，一小时值多少",
  subline:
    "每款游戏的号现在租什么价、押多少、租出过几次，都在架上看得见。定价之前，先拿钳子量一量。",
  layout: "owners",
  surface: "primary",
  pattern: "scales",
  kicker: "号主看行情",
  first: "rates",
  rates: {
    title: "同样的号，别人租多少钱",
    lead: "架上的时租价，从最低到最高，按游戏看。",
    surface: "white",
  },
  people: {
    title: "他们已经在租了",
    lead: "每位号主有几个号空着，累计租出过几次。",
    surface: "ink",
  },
  notes: [
    { name: "押金在平台", text: "租客的押金由平台保管，还号后你有 {check} 小时验号。" },
    { name: "少了东西，举证", text: "写明理由、附上图片申请扣押金，说不拢由平台裁决。" },
    { name: "换了密码再租", text: "要求换密码的号，改好之后才会给下一位租客。" },
  ],
  reviews: "租客看重什么",
  closing: { title: "给闲着的号看看行情", surface: "deep" },
};
