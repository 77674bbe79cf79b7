/** Fields of a listing's form that hold a list, one item per line (listings/cells.ts). */
export const LISTING_LISTS = [
  { name: "tags", label: "标签", hint: "文字 | 颜色（可以不填）" },
  { name: "attributes", label: "属性", hint: "名称 | 值 | 值…，例如 区服 | 安卓 | 苹果" },
  { name: "guarantees", label: "保障", hint: "名称 | 说明" },
  { name: "process", label: "交易流程", hint: "步骤 | 说明" },
  { name: "remarks", label: "买家填写项", hint: "标题 | 提示，例如 游戏账号 | 请填写数字编号" },
  {
    name: "discounts",
    label: "优惠",
    hint: "减 | 100元 | 5 | 满100减5；折 | 2件 | 10 | 两件减10%；赠 | 3件 | 1 | 买三赠一",
  },
  { name: "compensated", label: "赔付记录", hint: "每行一条" },
] as const;
