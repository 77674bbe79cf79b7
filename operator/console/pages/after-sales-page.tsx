import { yuanToFen } from "@storefront/contract/money";
import { AFTER_SALE_STATES } from "@storefront/contract/refunds/after-sale-rules";
import type { Hono } from "hono";
import { isAtLeast } from "../../access/sessions";
import { type Answer, answerAfterSale } from "../../after-sales/answer-after-sale";
import { findAfterSaleRecord, readAfterSales } from "../../after-sales/read-after-sales";
import { readMoneyState } from "../../money/read-money-state";
import { olderLink, pageKeyOf } from "../addresses";
import {
  type Console,
  type ConsoleContext,
  type ConsoleEnv,
  ConsoleRefusal,
  fieldOf,
} from "../console-env";
import type { FormProblem } from "../form-fields";
import { onForm, type ShowForm } from "../on-form";
import { checkReason } from "../reason-field";
import { showPage } from "../show-page";
import { AfterSaleView } from "../views/after-sale-view";
import { AfterSalesView } from "../views/after-sales-view";

const SECTION = "/admin/after-sales";

/** Refund requests of buyers: answered for the seller, and decided once a side has escalated. */
export function afterSalesPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  app.get("/after-sales", async (c) => {
    const wanted = c.req.query("state");
    const state = AFTER_SALE_STATES.find((each) => each === wanted);
    const { rows, next } = await readAfterSales(deps, state, pageKeyOf(c));
    const older = olderLink(SECTION, next, state ? { state } : {});
    const view = <AfterSalesView {...{ state, rows, older }} now={deps.clock.now()} />;
    return showPage(c, { title: "售后", section: SECTION, view });
  });

  const recordOf = async (c: ConsoleContext) => {
    const record = await findAfterSaleRecord(deps, c.req.param("orderNum") ?? "");
    if (!record) throw new ConsoleRefusal(404, "这笔订单没有售后。");
    return record;
  };

  const show: ShowForm = async (c, problem, status) => {
    const operator = c.get("operator");
    const record = await recordOf(c);
    const view = (
      <AfterSaleView
        record={record}
        money={await readMoneyState(deps, operator, record.afterSale.orderNum)}
        canAnswer={isAtLeast(operator, "clerk")}
        canDecide={isAtLeast(operator, "owner")}
        done={c.req.query("done")}
        now={deps.clock.now()}
      />
    );
    return showPage(c, { title: "售后详情", section: SECTION, problem, view }, status);
  };

  const addAction = (
    name: Answer["act"],
    role: "clerk" | "owner",
    read: (c: ConsoleContext, priceFen: number) => Answer | FormProblem,
  ) =>
    onForm(app, `/after-sales/:orderNum{[0-9]+}/${name}`, {
      role,
      show,
      change: async (c, operator) => {
        const { afterSale } = await recordOf(c);
        const answer = read(c, afterSale.priceFen);
        if (!("act" in answer)) return answer;
        const { orderNum } = afterSale;
        const done = await answerAfterSale(deps, operator, orderNum, answer);
        return { to: `${SECTION}/${orderNum}?done=${done === "request" ? done : name}` };
      },
    });

  app.get("/after-sales/:orderNum{[0-9]+}", (c) => show(c));
  addAction("accept", "clerk", (c, priceFen) =>
    yuanToFen(fieldOf(c, "whole")) === priceFen
      ? { act: "accept", text: "" }
      : { field: "whole", text: "与可退金额不一致，请核对后再输入" },
  );
  addAction(
    "refuse",
    "clerk",
    (c) => checkReason(c, "refuse-text") ?? { act: "refuse", text: fieldOf(c, "text") },
  );
  addAction(
    "escalate",
    "clerk",
    (c) => checkReason(c, "refuse-text") ?? { act: "escalate", text: fieldOf(c, "text") },
  );
  addAction("decide", "owner", readDecision);
}

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
