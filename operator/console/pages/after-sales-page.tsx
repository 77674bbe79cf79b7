import { AFTER_SALE_TEXT_LENGTH } from "@storefront/contract/after-sale";
import { AFTER_SALE_STATES } from "@storefront/contract/after-sale-rules";
import { characterCount } from "@storefront/contract/characters";
import { yuanToFen } from "@storefront/contract/money";
import type { Hono } from "hono";
import { isAtLeast } from "../../access/sessions";
import { type Answer, answerAfterSale } from "../../after-sales/answer-after-sale";
import { findAfterSaleRecord, readAfterSales } from "../../after-sales/read-after-sales";
import {
  type Console,
  type ConsoleContext,
  type ConsoleEnv,
  ConsoleRefusal,
  fieldOf,
  type PageStatus,
} from "../console-env";
import type { FormProblem } from "../form-fields";
import { onForm } from "../on-form";
import { showPage } from "../show-page";
import { AfterSaleView } from "../views/after-sale-view";
import { AfterSalesView } from "../views/after-sales-view";

const SECTION = "/admin/after-sales";

/** Refund requests of buyers: answered for the seller, and decided once a side has escalated. */
export function afterSalesPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  app.get("/after-sales", async (c) => {
    const { state: wanted, before } = c.req.query();
    const state = AFTER_SALE_STATES.find((each) => each === wanted);
    const from = /^\d{1,9}$/.test(before ?? "") ? Number(before) : null;
    const { rows, next } = await readAfterSales(deps.db, state, from);
    const query = new URLSearchParams({ ...(state ? { state } : {}), before: String(next) });
    const older = next === null ? null : `${SECTION}?${query}`;
    const view = <AfterSalesView {...{ state, rows, older }} now={deps.clock.now()} />;
    return showPage(c, { title: "售后", section: SECTION, view });
  });

  const recordOf = async (c: ConsoleContext) => {
    const record = await findAfterSaleRecord(deps, c.req.param("orderNum") ?? "");
    if (!record) throw new ConsoleRefusal(404, "这笔订单没有售后。");
    return record;
  };

  const show = async (c: ConsoleContext, problem?: FormProblem, status?: PageStatus) => {
    const operator = c.get("operator");
    const view = (
      <AfterSaleView
        record={await recordOf(c)}
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
        await answerAfterSale(deps, operator, afterSale.orderNum, answer);
        return { to: `${SECTION}/${afterSale.orderNum}?done=${name}` };
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
    (c) => checkText(c, "refuse-text") ?? { act: "refuse", text: fieldOf(c, "text") },
  );
  addAction(
    "escalate",
    "clerk",
    (c) => checkText(c, "refuse-text") ?? { act: "escalate", text: fieldOf(c, "text") },
  );
  addAction("decide", "owner", readDecision);
}

function checkText(c: ConsoleContext, field: string): FormProblem | null {
  const text = fieldOf(c, "text");
  if (text === "") return { field, text: "请写明理由，买卖双方都会看到" };
  const characters = characterCount(text);
  if (characters <= AFTER_SALE_TEXT_LENGTH) return null;
  return { field, text: `最多 ${AFTER_SALE_TEXT_LENGTH} 字，现在是 ${characters} 字` };
}

function readDecision(c: ConsoleContext, priceFen: number): Answer | FormProblem {
  const fen = yuanToFen(fieldOf(c, "amount"));
  if (fen === null || fen < 0) return { field: "amount", text: "请输入金额，单位元，最多两位小数" };
  if (fen > priceFen) return { field: "amount", text: "超出了最多可退的金额" };
  if (yuanToFen(fieldOf(c, "again")) !== fen) {
    return { field: "again", text: "两次输入的金额不一致" };
  }
  const problem = checkText(c, "decide-text");
  return problem ?? { act: "decide", text: fieldOf(c, "text"), refundFen: fen };
}
