import { AFTER_SALE_WORDS } from "@storefront/contract/labels/state-words";
import { yuanToFen } from "@storefront/contract/money";
import { AFTER_SALE_STATES } from "@storefront/contract/refunds/after-sale-rules";
import type { Hono } from "hono";
import { type Answer, answerAfterSale } from "../../after-sales/answer-after-sale";
import { findAfterSaleRecord, readAfterSales } from "../../after-sales/read-after-sales";
import { readMoneyState } from "../../money/read-money-state";
import { pageKeyOf } from "../addresses";
import {
  type Console,
  type ConsoleContext,
  type ConsoleEnv,
  ConsoleRefusal,
  fieldOf,
  isAllowed,
} from "../console-env";
import type { FormProblem } from "../form-fields";
import { listPage } from "../list-page";
import { checkReason } from "../reason-field";
import { recordPage } from "../record-page";
import { AfterSaleActions } from "../views/after-sale-actions";
import { AfterSaleTag, afterSaleColumns } from "../views/after-sale-rows";
import { AfterSaleDetails, AfterSaleEvents } from "../views/after-sale-view";
import { MoneyCards } from "../views/money-cards";
import { OrderLink } from "../views/order-rows";

const SECTION = "/admin/after-sales";

/** Refund requests of buyers: answered for the seller, and decided once a side has escalated. */
export function afterSalesPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  listPage(app, SECTION, async (c) => {
    const state = AFTER_SALE_STATES.find((each) => each === c.req.query("state"));
    return {
      pageTitle: "售后",
      filters: {
        name: "state",
        chosen: state ?? "",
        options: [
          ["", "全部"],
          ...AFTER_SALE_STATES.map((each) => [each, AFTER_SALE_WORDS[each]] as const),
        ],
      },
      title: "退款申请与纠纷",
      note: "卖家 48 小时未处理的申请自动同意",
      caption: "售后",
      columns: afterSaleColumns(deps.clock.now()),
      empty: "没有这样的售后。",
      ...(await readAfterSales(deps, state, pageKeyOf(c))),
    };
  });

  const recordOf = async (c: ConsoleContext) => {
    const record = await findAfterSaleRecord(deps, c.req.param("orderNum") ?? "");
    if (!record) throw new ConsoleRefusal(404, "这笔订单没有售后。");
    return record;
  };

  const addAct = recordPage(app, SECTION, "/after-sales/:orderNum{[0-9]+}", async (c) => {
    const record = await recordOf(c);
    const { orderNum, state } = record.afterSale;
    const canAnswer = isAllowed(c, "clerk");
    const money = await readMoneyState(deps, c.get("operator"), orderNum);
    const acts = { record, canAnswer, canDecide: isAllowed(c, "owner") };
    return {
      title: "售后详情",
      head: [<OrderLink orderNum={orderNum} />, <AfterSaleTag state={state} />],
      done: DONE,
      cards: [
        canAnswer && <MoneyCards money={money} />,
        money.request === null && <AfterSaleActions {...acts} />,
        <AfterSaleDetails record={record} now={deps.clock.now()} />,
      ],
      side: <AfterSaleEvents record={record} />,
    };
  });

  const addAnswer = (
    name: Answer["act"],
    role: "clerk" | "owner",
    read: (c: ConsoleContext, priceFen: number) => Answer | FormProblem,
  ) =>
    addAct(name, role, async (c, operator) => {
      const { orderNum, priceFen } = (await recordOf(c)).afterSale;
      const answer = read(c, priceFen);
      if (!("act" in answer)) return answer;
      const done = await answerAfterSale(deps, operator, orderNum, answer);
      return done === "request" ? done : name;
    });
  addAnswer("accept", "clerk", (c, priceFen) =>
    yuanToFen(fieldOf(c, "whole")) === priceFen
      ? { act: "accept", text: "" }
      : { field: "whole", text: "与可退金额不一致，请核对后再输入" },
  );
  for (const act of ["refuse", "escalate"] as const) {
    addAnswer(
      act,
      "clerk",
      (c) => checkReason(c, "refuse-text") ?? { act, text: fieldOf(c, "text") },
    );
  }
  addAnswer("decide", "owner", readDecision);
}

const DONE: Readonly<Record<string, string>> = {
  accept: "已代卖家同意，款项原路退回。",
  refuse: "已代卖家拒绝，买家可以申请平台介入。",
  escalate: "已交给平台处理。",
  decide: "已裁决，买卖双方都会看到。",
  request: "超过你能直接退的额度，已提出，等待另一位负责人批准；现在什么也没有退。",
};

function readDecision(c: ConsoleContext, priceFen: number): Answer | FormProblem {
  const fen = yuanToFen(fieldOf(c, "amount"));
  if (fen === null || fen < 0) return { field: "amount", text: "请输入金额，单位元，最多两位小数" };
  if (fen > priceFen) return { field: "amount", text: "超出了最多可退的金额" };
  if (yuanToFen(fieldOf(c, "again")) !== fen) {
    return { field: "again", text: "两次输入的金额不一致" };
  }
  const problem = checkReason(c, "decide-text");
  return problem ?? { act: "decide", text: fieldOf(c, "text"), refundFen: fen };
}
