import { ESCROW_END } from "@storefront/contract/listing/escrow-terms";
import type { LandingPage } from "../types";

/** 密马: the storefront as one search, prices beside every game. */
export const indexM: LandingPage = {
  route: "/index_m",
  kind: "market",
  title: "密马 · 游戏账号与道具交易 App 下载",
  headline: "游戏里的东西，都能放心换",
  subline: `账号、租号、点卡、代练，价格摆在明面上比。平台担保付款，${ESCROW_END}再放款。`,
  layout: "search",
  surface: "tint",
  kicker: "先看价，再下单",
  hints: ["王者印记", "点券", "星耀", "月卡", "可换绑"],
  kinds: {
    title: "四种买法，一样的担保",
    remarks: {
      账号: "等级、皮肤、实名状态写在商品页。换绑完成前，货款一直在平台手里。",
      卡密: "点卡、月卡、礼包码付款后自动发货，{delivery}。卡密只在你自己的手机上显示。",
      租号: "按小时计价，押金和起租时长写在价格旁边。还号验号之后押金原路退回。",
      代练: "要求写在备注里，进度和结果都在订单里看。{promise}。",
    },
  },
  deals: "到点恢复原价的",
  list: { title: "账号，一行看完该看的", goods: { kinds: ["账号"], by: "hot" } },
  notes: {
    title: "同一笔交易，换个地方做",
    list: [
      { name: "货款", text: "平台代管，{escrow}才放给卖家；不是先转给陌生人。" },
      { name: "发货", text: "卡密由系统发，{delivery}；不用守着对方上线。" },
      { name: "出了问题", text: "人工客服 {hours} 看聊天和交付记录裁定；不会拉黑了事。" },
    ],
  },
  order: ["kinds", "deals", "list", "notes"],
  questions: {
    title: "下单前，大家常问",
    list: {
      "付了款卖家不发货怎么办？":
        "货款在你确认收货之前由平台代管。卖家超时未发货，订单自动取消，款项原路退回。",
      "卡密在哪里看？会不会被别人看到？":
        "支付成功后用手机扫「领取卡密」二维码，卡密只出现在你自己账号的订单页里。",
      "没有账号能买吗？":
        "能。用手机验证码登录，未注册的手机号会自动创建账号，也可以用微信扫码登录。",
    },
  },
  closing: "付款、收卡密、找客服，都在手机上",
};
