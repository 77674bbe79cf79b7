import type { WrittenRow } from "../catalogue/catalogue-row";
import { joinCells } from "./cells";
import { discountLine, readDiscount } from "./discount-line";
import { listField, picturesField, textField } from "./form-field";
import type { FormSection } from "./form-section";

type Row = Extract<WrittenRow, { kind: "listing" }>;
type Item<N extends keyof Row> = NonNullable<Row[N]> extends readonly (infer T)[] ? T : never;

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
