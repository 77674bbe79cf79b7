import { SELLER_ANSWER_HOURS } from "@storefront/contract/refunds/after-sale-rules";
import type { Statement } from "@/lib/order/dispute-draft";

interface Copy {
  title: string;
  /** What the amount is. */
  amount: string;
  /** Label of the text, and an example of what helps. */
  label: string;
  hint: string;
  /** What happens after it was sent. */
  next: string;
  send: string;
  done: string;
}

/** Texts of what a buyer states in a dispute. */
export const STATEMENTS: Readonly<Record<Statement, Copy>> = {
  request: {
    title: "申请售后",
    amount: "申请退款",
    label: "问题说明",
    hint: "写清楚发生了什么、从什么时候开始，处理会更快",
    next: `卖家会在 ${SELLER_ANSWER_HOURS} 小时内处理，超时自动同意；被拒绝后可以申请平台介入。处理期间订单不会自动完成。已到账的返现会按比例从退款中扣除。`,
    send: "提交申请",
    done: "已提交，等待卖家处理",
  },
  escalate: {
    title: "申请平台介入",
    amount: "申请退款",
    label: "补充说明",
    hint: "卖家的说法哪里不对？写清楚，平台会核实双方的说明",
    next: "平台会核实双方的说明和图片后作出裁决。处理期间订单不会自动完成，卖家也可以改为同意。",
    send: "申请平台介入",
    done: "已申请，等待平台裁决",
  },
  object: {
    title: "对扣除押金提出异议",
    amount: "卖家申请扣除",
    label: "情况说明",
    hint: "写清楚归还时账号的情况，平台会核实双方的说明",
    next: "提交后由平台裁决扣除多少，裁决之前押金不动；不扣的部分原路退回。",
    send: "提交异议",
    done: "已提交，等待平台裁决",
  },
};
