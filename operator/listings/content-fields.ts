import { LISTING_TEXTS } from "@storefront/contract/listing/listing-fields";
import { conditionOf, PROMISE_NAMES } from "@storefront/contract/listing/promise-table";
import { UNMET } from "@storefront/marketplace/catalogue/catalogue";
import { CATALOGUE_PICTURE_MB } from "@storefront/marketplace/pictures/pictures";
import { DISCOUNTS } from "./discount-field";
import { linesField, pictureField, textField } from "./form-field";
import type { FormSection } from "./form-section";
import type { ChecksField, RowsField } from "./rows-field";
import { formFieldsOf } from "./table-fields";

/** A text that is passed on to the validation when it is empty. */
const required = (name: string, label: string, maxlength: number) =>
  textField(name, label, { maxlength, read: (text) => text });

const titled = (name: string, label: string, title: string): RowsField => ({
  name,
  label,
  control: "rows",
  max: 20,
  columns: [required("name", title, 100), textField("brief", "说明", { maxlength: 500 })],
});

/** The table of promises offers the guarantees, with their terms. */
const GUARANTEES: ChecksField = {
  name: "guarantees",
  label: "保障",
  hint: "条款由平台统一写明，和商品不符的会被拒绝。",
  control: "checks",
  options: PROMISE_NAMES.map((value) => {
    const condition = conditionOf(value);
    return { value, hint: condition === null ? "所有商品都能承诺" : UNMET[condition] };
  }),
};

const PICTURES: RowsField = {
  name: "pictures",
  label: "商品图片",
  hint: "按顺序显示，第一张是封面；说明给看不到图片的买家读。",
  control: "rows",
  max: 20,
  isSplit: true,
  takesPictures: true,
  columns: [
    pictureField("url", "地址", "pictures"),
    textField("text", "图片说明", { key: "picture_texts", maxlength: 500 }),
  ],
};

const DETAIL_PICTURES: RowsField = {
  name: "detail_pictures",
  label: "详情图片",
  control: "rows",
  max: 20,
  isSplit: true,
  takesPictures: true,
  columns: [pictureField("url", "地址", "detail_pictures")],
};

/** What buyers read of it. */
export const CONTENT: readonly FormSection[] = [
  {
    title: "图片",
    note: `JPEG、PNG、WebP、AVIF 或 GIF，每张最多 ${CATALOGUE_PICTURE_MB} MB`,
    isOptional: true,
    groups: [{ fields: [PICTURES, DETAIL_PICTURES] }],
  },
  {
    title: "介绍",
    isOptional: true,
    groups: [
      {
        fields: Object.values(formFieldsOf(LISTING_TEXTS)),
      },
    ],
  },
  {
    title: "标签与属性",
    isOptional: true,
    groups: [
      {
        fields: [
          {
            name: "tags",
            label: "标签",
            hint: "颜色可以不填，例如 #0a6645。",
            control: "rows",
            max: 20,
            columns: [required("text", "文字", 100), textField("color", "颜色", { maxlength: 7 })],
          },
          {
            name: "attributes",
            label: "属性",
            control: "rows",
            max: 50,
            columns: [
              required("title", "名称", 100),
              linesField("values", "值（每行一个）", { key: "data" }),
            ],
          },
        ],
      },
    ],
  },
  {
    title: "优惠",
    isOptional: true,
    groups: [{ fields: [DISCOUNTS] }],
  },
  {
    title: "保障与流程",
    isOptional: true,
    groups: [
      {
        fields: [GUARANTEES, titled("process", "交易流程", "步骤")],
      },
    ],
  },
  {
    title: "买家填写项",
    isOptional: true,
    groups: [
      {
        fields: [
          {
            name: "remarks",
            label: "买家填写项",
            hint: "例如标题 游戏账号，提示 请填写数字编号。",
            control: "rows",
            max: 10,
            columns: [required("title", "标题", 100), textField("tip", "提示", { maxlength: 100 })],
          },
        ],
      },
    ],
  },
];
