import { amountField, choiceField, numberField, textField } from "./form-field";
import type { FormSection } from "./form-section";

/** What the listing is, and how it is sold. */
export const TERMS: readonly FormSection[] = [
  {
    title: "基本信息",
    groups: [
      { fields: [textField("name", "标题", { maxlength: 500 })] },
      {
        layout: "grid",
        fields: [
          textField("game", "游戏", { maxlength: 100 }),
          choiceField("goods_type", "商品类型", [
            ["CardKey", "点卡卡密"],
            ["PersonalAccount", "账号"],
            ["RentAccount", "租号"],
            ["TopUp", "充值"],
            ["GameItem", "道具"],
            ["Service", "服务"],
          ]),
          choiceField(
            "trade_type_id",
            "交易类型",
            [
              ["2", "卡密"],
              ["3", "租号"],
              ["4", "账号"],
              ["5", "道具"],
              ["6", "充值"],
              ["9", "只在 App 出售"],
            ],
            { read: numberField("", "").read },
          ),
          numberField("seller", "卖家编号"),
          textField("new_seller", "新卖家名称", {
            maxlength: 100,
            hint: "没有编号时填写，会同时新建卖家。",
            isOnlyNew: true,
            read: () => undefined,
          }),
        ],
      },
    ],
  },
  {
    title: "发货与购买",
    groups: [
      {
        layout: "grid",
        fields: [
          choiceField(
            "delivery",
            "发货方式",
            [
              ["automatic", "自动，由卡密"],
              ["manual", "人工，由客服交付"],
            ],
            { isOnlyNew: true },
          ),
          numberField("delivery_hours", "人工交付时限（小时）", {
            hint: "1 到 720，默认 24；超时自动退款。",
          }),
          choiceField(
            "no_reason_refund",
            "3 天无理由退款",
            [
              ["", "不支持"],
              ["1", "支持"],
            ],
            { read: (text) => text === "1", print: (value) => (value ? "1" : "") },
          ),
          numberField("min", "最少件数", { hint: "0 为不限。" }),
          numberField("max", "最多件数", { hint: "0 为不限。" }),
          amountField("deposit", "押金（元）"),
          numberField("rent_hours", "最短租期（小时）", { hint: "只用于租号。" }),
          choiceField(
            "new_secret_per_rental",
            "租号归还后",
            [
              ["", "换了新密码才能再租"],
              ["0", "马上可以再租"],
            ],
            { read: (text) => text !== "0", print: (value) => (value ? "" : "0") },
          ),
          amountField("first_buy_discount", "首单立减（元）"),
          amountField("group_price", "拼团价（元）"),
          amountField("share_reward", "推广奖励（元）"),
          textField("activity_until", "活动结束时间", {
            maxlength: 40,
            hint: "到时活动价自动取消，例如 2026-03-01T10:00:00+08:00；不填则一直有效。",
          }),
        ],
      },
    ],
  },
];
