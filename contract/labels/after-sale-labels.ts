import type { AfterSaleReason } from "../refunds/after-sale";
import type { AfterSaleActor, AfterSaleState } from "../refunds/after-sale-rules";
import type { DepositClaimReason } from "../refunds/deposit-claim";
import { AFTER_SALE_WORDS } from "./state-words";

/** Labels of after-sales for buyers and operators. */

export const AFTER_SALE_REASON_LABELS: Readonly<Record<AfterSaleReason, string>> = {
  not_as_described: "与描述不符",
  not_working: "无法使用",
  recovered: "账号被找回或封禁",
  incomplete: "少发、漏发或没有完成",
  other: "其他原因",
};

export const DEPOSIT_CLAIM_REASON_LABELS: Readonly<Record<DepositClaimReason, string>> = {
  damaged: "账号受损或被封禁",
  rules_broken: "违反租用规则",
  not_given_back: "没有归还或改了密码",
};

/** Each step of a claim against a deposit as a sentence. */
const CLAIM_STEPS: Readonly<
  Partial<Record<AfterSaleState, Partial<Record<AfterSaleActor, string>>>>
> = {
  requested: { seller: "卖家申请扣除押金" },
  escalated: { buyer: "买家提出异议，交平台裁决", time: "买家没有答复，交平台裁决" },
  accepted: { buyer: "买家同意扣除" },
  decided: { operator: "平台作出裁决" },
  withdrawn: { seller: "卖家撤销申请，押金全额退回" },
};

export const depositClaimStep = (state: AfterSaleState, by: AfterSaleActor): string =>
  CLAIM_STEPS[state]?.[by] ?? AFTER_SALE_WORDS[state];

/** Each step of the history as a sentence. */
const STEPS: Readonly<Record<AfterSaleState, Partial<Record<AfterSaleActor, string>>>> = {
  requested: { buyer: "买家申请退款" },
  refused: { seller: "卖家拒绝退款" },
  escalated: { buyer: "买家申请平台介入", seller: "卖家申请平台介入" },
  accepted: { seller: "卖家同意退款", time: "卖家超时未处理，自动同意退款" },
  decided: { operator: "平台作出裁决" },
  withdrawn: { buyer: "买家撤销申请" },
  closed: { time: "拒绝后没有申请平台介入，售后关闭" },
};

export const afterSaleStep = (state: AfterSaleState, by: AfterSaleActor): string =>
  STEPS[state][by] ?? AFTER_SALE_WORDS[state];
