import type { Hono } from "hono";
import type { Role } from "../../access/manage-operators";
import type { SignedIn } from "../../access/sessions";
import { approveRefund, rejectRefund } from "../../approvals/decide-request";
import { APPROVER } from "../../money/allowance";
import { readMoneyState } from "../../money/read-money-state";
import { ACTION_ROLES } from "../../orders/action-roles";
import { cancelUnpaidOrder } from "../../orders/cancel-unpaid-order";
import { exchangeOrderSecret } from "../../orders/exchange-order-secret";
import { extendDeadline } from "../../orders/extend-deadline";
import { findOrder } from "../../orders/find-orders";
import { readHistory } from "../../orders/read-history";
import { refundByOperator } from "../../orders/refund-by-operator";
import { retryFulfilment } from "../../orders/retry-fulfilment";
import { canViewAccount } from "../../orders/view-boost-account";
import {
  acceptBoostOrder,
  beginBoostOrder,
  deliver,
  finishBoostOrder,
  reportBoostOrder,
  startOrder,
} from "../../orders/work-on-order";
import { type Console, type ConsoleContext, type ConsoleEnv, ConsoleRefusal } from "../console-env";
import type { FormProblem } from "../form-fields";
import { recordPage } from "../record-page";
import { DONE, FAILED, OrderCards, OrderHead, OrderHistoryCards } from "../views/order-view";
import {
  readApproval,
  readBooster,
  readCancellation,
  readExtension,
  readNote,
  readRefund,
  readSecretId,
  readStars,
} from "./order-forms";

/** An order with its complete history, and the actions that are possible. */
export function orderPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  const addAct = recordPage(app, "/admin/orders", "/orders/:orderNum{[0-9]+}", async (c) => {
    const record = await findOrder(deps, orderNumOf(c));
    if (!record) throw new ConsoleRefusal(404, "没有这个订单。");
    const { orderNum } = record;
    // An extension's number leads to its rental.
    if (orderNum !== orderNumOf(c)) return c.redirect(`/admin/orders/${orderNum}`, 303);
    const operator = c.get("operator");
    const shown = {
      record,
      operator,
      history: await readHistory(deps.db, record),
      money: await readMoneyState(deps, operator, orderNum),
      acting: openedAction(c),
      mayViewAccount: await canViewAccount(deps.db, operator, orderNum),
      now: deps.clock.now(),
    };
    return {
      title: "订单详情",
      head: <OrderHead {...shown} />,
      done: DONE,
      failed: FAILED,
      cards: <OrderCards {...shown} />,
      side: <OrderHistoryCards {...shown} />,
    };
  });

  const addAction = <Input,>(
    name: string,
    role: Role,
    read: (c: ConsoleContext) => Input | FormProblem,
    /** Returns what was done, when it is not the act itself. */
    change: (operator: SignedIn, orderNum: string, input: Input) => Promise<unknown>,
  ) =>
    addAct(name, role, async (c, operator) => {
      const input = read(c);
      if (isProblem(input)) return input;
      const done = await change(operator, orderNumOf(c), input);
      return typeof done === "string" ? done : name;
    });

  addAction("start", "clerk", noInput, (operator, orderNum) =>
    startOrder(deps, operator, orderNum),
  );
  addAction("deliver", ACTION_ROLES.deliver, readNote, (operator, orderNum, note) =>
    deliver(deps, operator, orderNum, note),
  );
  addAction("accept", "clerk", readBooster, (operator, orderNum, booster) =>
    acceptBoostOrder(deps, operator, orderNum, booster),
  );
  addAction("begin", "clerk", noInput, (operator, orderNum) =>
    beginBoostOrder(deps, operator, orderNum),
  );
  addAction("report", "clerk", readStars, (operator, orderNum, stars) =>
    reportBoostOrder(deps, operator, orderNum, stars),
  );
  addAction("finish", "clerk", noInput, (operator, orderNum) =>
    finishBoostOrder(deps, operator, orderNum),
  );
  addAction("cancel", ACTION_ROLES.cancel, readCancellation, (operator, orderNum, refund) =>
    refund === null
      ? cancelUnpaidOrder(deps, operator, orderNum)
      : refundByOperator(deps, operator, orderNum, { act: "cancel", ...refund }),
  );
  addAction("retry", ACTION_ROLES.retry, noInput, (operator, orderNum) =>
    retryFulfilment(deps, operator, orderNum),
  );
  addAction("refund", ACTION_ROLES.refund, readRefund, (operator, orderNum, refund) =>
    refundByOperator(deps, operator, orderNum, { act: "refund", ...refund }),
  );
  addAction("approve", APPROVER, readApproval, (operator, orderNum, { fen }) =>
    approveRefund(deps, operator, orderNum, fen),
  );
  addAction("reject", "clerk", noInput, (operator, orderNum) =>
    rejectRefund(deps, operator, orderNum),
  );
  addAction("exchange", ACTION_ROLES.exchange, readSecretId, (operator, orderNum, secretId) =>
    exchangeOrderSecret(deps, operator, orderNum, secretId),
  );
  addAction("extend", ACTION_ROLES.extend, readExtension, (operator, orderNum, extension) =>
    extendDeadline(deps, operator, orderNum, extension),
  );
}

const orderNumOf = (c: ConsoleContext): string => c.req.param("orderNum") ?? "";

/** The act of a rejected form, or the one that a link of another page opens. */
function openedAction(c: ConsoleContext): string {
  if (c.req.method === "POST") return c.req.path.split("/").at(-1) ?? "";
  return c.req.query("act") ?? "";
}

const noInput = () => null;

const isProblem = (input: unknown): input is FormProblem =>
  typeof input === "object" && input !== null && "text" in input;
