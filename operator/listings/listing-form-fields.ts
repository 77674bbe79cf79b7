import type { WrittenRow } from "../catalogue/catalogue-row";
import { joinCells } from "./cells";
import { discountLine, readDiscount } from "./discount-line";
import {
  amountField,
  choiceField,
  type FormField,
  listField,
  numberField,
  picturesField,
  textField,
} from "./form-field";

/** The fields of a listing's form, each described once. Names and values are those of a catalogue file. */

type Row = Extract<WrittenRow, { kind: "listing" }>;
type Item<N extends keyof Row> = NonNullable<Row[N]> extends readonly (infer T)[] ? T : never;

/** A part of the form with a heading of its own. */
export interface FormSection {
  title: string;
  note?: string;
  /** Fields below each other, or side by side in a layout. */
  groups: readonly { layout?: "grid" | "pair"; fields: readonly FormField[] }[];
}

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
        ],
      },
    ],
  },
];

interface Titled {
  name: string;
  brief?: string | undefined;
}

const titled = {
  readItem: ([name, brief = ""]: string[]) => ({ name, brief }),
  printItem: ({ name, brief = "" }: Titled) => joinCells(brief ? [name, brief] : [name]),
};

/** What buyers read of it. */
export const CONTENT: readonly FormSection[] = [
  {
    title: "图片",
    note: "JPEG、PNG、WebP、AVIF 或 GIF，每张最多 20 MB",
    groups: [
      {
        layout: "pair",
        fields: [
          picturesField("pictures", "商品图片"),
          picturesField("detail_pictures", "详情图片"),
        ],
      },
      {
        fields: [
          textField("picture_texts", "商品图片说明", {
            rows: 3,
            hint: "每行说明一张商品图片，顺序相同；看不到图片的买家会读到。",
            // An empty line is the text of a picture that has none.
            read: (text) => (text === "" ? [] : text.split("\n")),
            print: (value) => (value as readonly string[]).join("\n"),
          }),
        ],
      },
    ],
  },
  {
    title: "介绍",
    groups: [
      {
        fields: [
          textField("feature", "卖点", { maxlength: 500 }),
          textField("banner", "横幅文字", { maxlength: 500 }),
          textField("description", "说明", { rows: 3 }),
          textField("detail", "图文详情", { rows: 6, hint: "HTML，只保留安全的标签。" }),
          textField("inspection", "验号说明", { rows: 2 }),
        ],
      },
    ],
  },
  {
    title: "列表",
    note: "每行一条，各部分用 | 隔开；内容里的 | 写成 \\|",
    groups: [
      {
        layout: "grid",
        fields: [
          listField<Item<"tags">>("tags", "标签", {
            hint: "文字 | 颜色（可以不填）",
            readItem: ([text, color = ""]) => ({ text, color }),
            printItem: ({ text, color }) => joinCells(color ? [text, color] : [text]),
          }),
          listField<Item<"attributes">>("attributes", "属性", {
            hint: "名称 | 值 | 值…，例如 区服 | 安卓 | 苹果",
            readItem: ([title, ...data]) => ({ title, data }),
            printItem: ({ title, data }) => joinCells([title, ...data]),
          }),
          listField("guarantees", "保障", { hint: "名称 | 说明", ...titled }),
          listField("process", "交易流程", { hint: "步骤 | 说明", ...titled }),
          listField<Item<"remarks">>("remarks", "买家填写项", {
            hint: "标题 | 提示，例如 游戏账号 | 请填写数字编号",
            readItem: ([title, tip = ""]) => ({ title, tip }),
            printItem: ({ title, tip }) => joinCells(tip ? [title, tip] : [title]),
          }),
          listField("discounts", "优惠", {
            hint: "减 | 100元 | 5 | 满100减5；折 | 2件 | 10 | 两件减10%；赠 | 3件 | 1 | 买三赠一",
            readItem: readDiscount,
            printItem: discountLine,
          }),
          listField<string>("compensated", "赔付记录", {
            hint: "每行一条",
            readItem: ([text]) => text,
            printItem: (text) => joinCells([text]),
          }),
        ],
      },
    ],
  },
];

/** Texts of a report are passed on when they are empty, too: a report has all of them. */
const reported = (name: string, key: string, label: string, more = {}): FormField =>
  textField(name, label, { key, maxlength: 100, read: (text) => text, ...more });

const REPORT_ITEMS = listField<{ name: string; result: string; passed: number }>(
  "report_items",
  "项目",
  {
    key: "items",
    rows: 3,
    hint: "项目 | 结果 | 通过 或 未通过",
    readItem: ([name, result = "", passed = ""]) => ({
      name,
      result,
      passed: passed === "未通过" ? 0 : passed === "通过" ? 1 : passed,
    }),
    printItem: ({ name, result, passed }) => joinCells([name, result, passed ? "通过" : "未通过"]),
  },
);

/** The inspection report, an object of its own in the row. */
export const REPORT: FormSection = {
  title: "验号报告",
  note: "都不填则没有",
  groups: [
    {
      layout: "grid",
      fields: [
        reported("report_no", "report_no", "报告编号"),
        reported("report_inspector", "inspector", "验号人"),
        reported("report_checked_at", "checked_at", "验号时间", {
          maxlength: 40,
          hint: "例如 2026-03-01T10:00:00+08:00。",
        }),
      ],
    },
    { fields: [REPORT_ITEMS] },
  ],
};

/** Amounts of a spec, or of a listing without specs. */
export const PIECE_AMOUNTS: readonly FormField[] = [
  amountField("original_price", "划线价（元）"),
  amountField("activity_price", "活动价（元）"),
  amountField("cashback", "返现（元）"),
];

/** The price of a new piece, typed twice. */
export const NEW_PRICE: readonly FormField[] = [
  amountField("price", "价格（元）"),
  amountField("again", "再输入一次价格"),
];

export const NEW_STOCK = numberField("stock", "可售件数", {
  maxlength: 8,
  hint: "人工交付时填写。",
});

export const NEW_SECRETS = textField("secrets", "卡密", {
  rows: 4,
  hint: "自动发货时填写，每行一条。上架后在后台不再显示。",
});

export const SPECS_TYPE = choiceField("specs_type", "规格类型", [
  ["2", "普通规格"],
  ["3", "面值"],
]);

/** Fields of one spec besides those of its piece. */
export const SPEC_FIELDS: readonly FormField[] = [
  textField("name", "名称", { maxlength: 200, read: (text) => text }),
  textField("description", "说明", { maxlength: 500, read: (text) => text }),
  numberField("min", "最少件数"),
  numberField("max", "最多件数"),
];

export const MAX_SPECS = 100;

/** @returns the fields of sections */
export const fieldsOf = (...sections: readonly FormSection[]): FormField[] =>
  sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));

/** @returns the name of a field of the spec in row `at` */
export const specField = (at: number, name: string): string => `specs-${at}-${name}`;

/** @returns the number of spec rows of a form */
export function specRowsOf(fields: URLSearchParams): number {
  const places = Array.from(fields.keys(), (name) => /^specs-(\d{1,2})-name$/.exec(name)?.[1]);
  return Math.min(Math.max(0, ...places.map((at) => Number(at ?? -1) + 1)), MAX_SPECS);
}
