/** Words and reasons of closing an account, for desktop, phone and marketplace. */

/** Text that the user types to confirm. */
export const DELETION_WORD = "注销账号";

export const DELETION_BLOCKERS = [
  "orders",
  "rentals",
  "after_sales",
  "refunds",
  "balance",
] as const;
export type DeletionBlocker = (typeof DELETION_BLOCKERS)[number];

/** An obstacle and its solution. `path`: page of the desktop; `phonePath`: page of the mobile site. */
export const BLOCKER_WORDS: Readonly<
  Record<DeletionBlocker, { name: string; wayOut: string; path: string; phonePath: string }>
> = {
  orders: {
    name: "没有结束的订单",
    wayOut: "付款或取消待付款的订单；已付款的，领取、确认收货或申请退款之后再来。",
    path: "/account/orders",
    phonePath: "/phone/orders",
  },
  rentals: {
    name: "没有结束的租用或没有退回的押金",
    wayOut: "在订单里提前归还，等押金退回之后再来。",
    path: "/account/orders",
    phonePath: "/phone/orders",
  },
  after_sales: {
    name: "没有结束的售后",
    wayOut: "等处理结果，或者在订单里撤销申请。",
    path: "/account/orders",
    phonePath: "/phone/orders",
  },
  refunds: {
    name: "还在路上的退款",
    wayOut: "退款到账之后再来，一般几分钟到几天，以支付机构为准。",
    path: "/account/orders",
    phonePath: "/phone/orders",
  },
  balance: {
    name: "余额里还有钱",
    wayOut: "余额不能提现，请先下单用完；不想用了，请联系客服清零。",
    path: "/account/ledger",
    phonePath: "/phone/messages",
  },
};

/** Days for which a person is known again after closing an account. */
export const PERSON_KEPT_DAYS = 180;

/** Limits per person, which also hold in a new account with the same number or WeChat identity. */
export const ONCE_PER_PERSON =
  "每人一次的优惠（领过的优惠券、首单立减）、每人限购、未付款订单的次数与等待、短信次数、停用，以及不能从自己的订单拿分享收益";

/** Data that closing the account removes, and data that stays, with the reason. */
export const DELETION_REMOVES: readonly string[] = [
  "手机号、微信绑定、昵称和头像，这个手机号可以重新注册成新账号",
  "所有设备上的登录",
  "收藏、关注的店铺、商品提醒、保存的搜索、短信通知的设置",
  "没有用过的优惠券作废，不退也不能再领",
  "和店铺、平台的聊天：商品页上的全部删除，订单里你发的文字和图片删除",
  "订单里的备注、留言和填写的信息，已经交付的内容",
  "举报里写的文字、评价里的图片；评价的文字留下，但不再有你的头像和名字",
];
export const DELETION_KEEPS: readonly string[] = [
  "订单、支付、退款与余额账目：依法保存不少于三年，只留编号，不再对应手机号和微信",
  "售后与押金争议的记录和凭证：处理纠纷需要，同样只留编号",
  "你同意过的协议版本与时间：证明当时的约定",
  `手机号和微信的加密摘要：还原不出号码，保存 ${PERSON_KEPT_DAYS} 天后删除`,
  `这 ${PERSON_KEPT_DAYS} 天里用同一个手机号或微信再注册，接着算${ONCE_PER_PERSON}`,
];
