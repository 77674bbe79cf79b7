/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import { NOTE_LENGTH } from "@/rules/orders/delivery-terms";
import { isAtLeast, type SignedIn } from "../../access/sessions";
import { findOrder } from "../../orders/find-orders";
import { readHistory } from "../../orders/read-history";
import {
  acceptBoostOrder,
  deliver,
  finishBoostOrder,
  startOrder,
} from "../../orders/work-on-order";
import type { PageStatus } from "../answer-page";
import {
  type Console,
  type ConsoleContext,
  type ConsoleEnv,
  ConsoleRefusal,
  fieldOf,
} from "../console-env";
import type { FormProblem } from "../form-fields";
import { onForm } from "../on-form";
import { showPage } from "../show-page";
import { OrderView } from "../views/order-view";

const NAME_LENGTH = 20;

/** An order with its complete history, and the actions that are possible. */
export function orderPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  const show = async (c: ConsoleContext, problem?: FormProblem, status?: PageStatus) => {
    const record = await findOrder(deps.db, c.req.param("orderNum") ?? "");
    if (!record) throw new ConsoleRefusal(404, "没有这个订单。");
    const view = (
      <OrderView
        record={record}
        history={await readHistory(deps.db, record)}
        canWork={isAtLeast(c.get("operator"), "clerk")}
        typed={{ note: fieldOf(c, "note"), booster: fieldOf(c, "booster") }}
        problem={problem}
        done={c.req.query("done")}
        now={deps.clock.now()}
      />
    );
    return showPage(c, { title: "订单详情", section: "/admin/orders", view }, status);
  };

  const act = (
    name: string,
    check: (c: ConsoleContext) => FormProblem | null,
    change: (c: ConsoleContext, operator: SignedIn, orderNum: string) => Promise<void>,
  ) =>
    onForm(app, `/orders/:orderNum{[0-9]+}/${name}`, {
      role: "clerk",
      show,
      async change(c, operator) {
        const problem = check(c);
        if (problem) return problem;
        const orderNum = c.req.param("orderNum") ?? "";
        await change(c, operator, orderNum);
        return { to: `/admin/orders/${orderNum}?done=${name}` };
      },
    });

  app.get("/orders/:orderNum{[0-9]+}", (c) => show(c));
  act("start", unchecked, (_, operator, orderNum) => startOrder(deps, operator, orderNum));
  act("deliver", checkNote, (c, operator, orderNum) =>
    deliver(deps, operator, orderNum, fieldOf(c, "note")),
  );
  act("accept", checkBooster, (c, operator, orderNum) =>
    acceptBoostOrder(deps, operator, orderNum, fieldOf(c, "booster")),
  );
  act("finish", unchecked, (_, operator, orderNum) => finishBoostOrder(deps, operator, orderNum));
}

const unchecked = () => null;

function checkNote(c: ConsoleContext): FormProblem | null {
  const note = fieldOf(c, "note");
  if (note === "") return { field: "note", text: "请填写交付内容，买家会在手机上看到" };
  if (note.length <= NOTE_LENGTH) return null;
  return { field: "note", text: `最多 ${NOTE_LENGTH} 字，现在是 ${note.length} 字` };
}

function checkBooster(c: ConsoleContext): FormProblem | null {
  const booster = fieldOf(c, "booster");
  if (booster === "") return { field: "booster", text: "请填写代练的昵称" };
  if (booster.length <= NAME_LENGTH) return null;
  return { field: "booster", text: `最多 ${NAME_LENGTH} 字` };
}
