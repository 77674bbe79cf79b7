/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import { NOTE_LENGTH } from "@/marketplace/services/delivery/delivery-terms";
import { isAtLeast, type SignedIn } from "../../access/sessions";
import { findOrder } from "../../orders/find-orders";
import { readHistory } from "../../orders/read-history";
import {
  acceptBoostOrder,
  deliver,
  finishBoostOrder,
  startOrder,
} from "../../orders/work-on-order";
import { answerPage } from "../answer-page";
import {
  type Console,
  type ConsoleContext,
  type ConsoleEnv,
  ConsoleRefusal,
  fieldOf,
  refusalText,
  requireRole,
} from "../console-env";
import { Layout } from "../views/layout";
import { OrderView } from "../views/order-view";

const NAME_LENGTH = 20;

/** What a form could not be taken for, under its field or above the page. */
interface Problem {
  field?: "note" | "booster";
  text: string;
}

/** An order with its whole history, and what the operator can do about it. */
export function orderPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  const show = async (c: ConsoleContext, problem?: Problem, status: 200 | 400 | 409 = 200) => {
    const record = await findOrder(deps.db, c.req.param("orderNum") ?? "");
    if (!record) throw new ConsoleRefusal(404, "没有这个订单。");
    const operator = c.get("operator");
    return answerPage(
      c,
      <Layout
        title="订单详情"
        section="/admin/orders"
        operator={operator}
        formToken={c.get("formToken")}
      >
        <OrderView
          record={record}
          history={await readHistory(deps.db, record)}
          canWork={isAtLeast(operator, "clerk")}
          formToken={c.get("formToken")}
          typed={{ note: fieldOf(c, "note"), booster: fieldOf(c, "booster") }}
          problem={problem}
          done={c.req.query("done")}
          now={deps.clock.now()}
        />
      </Layout>,
      status,
    );
  };

  /** Does something to the order; a refusal is told on its page, where what was typed still stands. */
  const act = (
    name: string,
    check: (c: ConsoleContext) => Problem | null,
    change: (c: ConsoleContext, operator: SignedIn, orderNum: string) => Promise<void>,
  ) =>
    app.post(`/orders/:orderNum{[0-9]+}/${name}`, async (c) => {
      const operator = requireRole(c, "clerk");
      const { orderNum } = c.req.param();
      const problem = check(c);
      if (problem) return show(c, problem, 400);
      try {
        await change(c, operator, orderNum);
      } catch (error) {
        return show(c, { text: `${refusalText(error)}，什么也没有改变。` }, 409);
      }
      return c.redirect(`/admin/orders/${orderNum}?done=${name}`, 303);
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

function checkNote(c: ConsoleContext): Problem | null {
  const note = fieldOf(c, "note");
  if (note === "") return { field: "note", text: "请填写交付内容，买家会在手机上看到" };
  if (note.length <= NOTE_LENGTH) return null;
  return { field: "note", text: `最多 ${NOTE_LENGTH} 字，现在是 ${note.length} 字` };
}

function checkBooster(c: ConsoleContext): Problem | null {
  const booster = fieldOf(c, "booster");
  if (booster === "") return { field: "booster", text: "请填写代练的昵称" };
  if (booster.length <= NAME_LENGTH) return null;
  return { field: "booster", text: `最多 ${NAME_LENGTH} 字` };
}
