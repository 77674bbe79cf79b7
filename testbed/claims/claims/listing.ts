import type { Claim } from "../claim";

export const LISTINGS: readonly Claim[] = [
  {
    key: "guarantees-of-listings",
    says: [
      "=账号保障",
      "=保障[服务|与流程]",
      "账号的参数、截图、验号报告和保障都在商品页",
      "卖家(和|与)保障",
    ],
    condition: "the guarantees of a listing, by the table of promises",
    keptBy: [
      [
        "operator/catalogue/import-promises.test.ts",
        "stores chosen guarantees once, in the table's order and with the table's words",
      ],
      ["marketplace/catalogue/rules/promise-faults.test.ts", "refuses %s where it cannot be kept"],
    ],
  },
  {
    key: "inspection-report",
    says: ["由平台验号，每一项的结果和日期都写在报告里", "上架前由平台验号，结果写在验号报告里"],
    condition: "listings with an inspection report",
    keptBy: [
      [
        "components/goods/facts/account-panel.test.tsx",
        "opens the complete report with the cautions first",
      ],
      [
        "marketplace/catalogue/rules/promise-faults.test.ts",
        "names the guarantee or tag that has no condition, and why",
      ],
    ],
  },
  {
    key: "rebinding-help",
    says: ["平台客服在消息里协助，〔SERVICE_HOURS〕"],
    condition: "accounts whose tags say that they can be rebound",
    keptBy: [
      [
        "marketplace/messages/subjects.test.ts",
        "can be an order, with a separate conversation per party",
      ],
      [
        "marketplace/messages/messages.test.ts",
        "replies automatically once per period of service or off-service hours",
      ],
    ],
  },
  {
    key: "official-seller",
    says: ["=官方"],
    condition: "sellers that the operator's catalog names as official",
    keptBy: [
      ["components/goods/goods-page.test.tsx", "shows for a seller that is %p the badges %p"],
    ],
  },
  {
    key: "official-origin",
    says: [
      "官方(渠道|渠道充值|合作渠道|授权渠道|授权经销|直采)",
      "曜日官方合作店",
      "官方合作店(通用券|满减券)",
      "附官方充值流水截图",
      "九霄长歌官方点卡",
      "【自营】九霄长歌 通宝点卡 1000 通宝 官方直充卡密",
      "九霄长歌 通宝代充 5000 起 九二折 附官方流水",
    ],
    condition: "words of sellers that an operator has agreed to",
    keptBy: [
      [
        "marketplace/catalogue/promises/check-texts.test.ts",
        "takes a listing off sale when nobody has agreed by the deadline",
      ],
    ],
  },
];
