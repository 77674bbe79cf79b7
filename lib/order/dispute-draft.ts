import type { AfterSaleReason } from "@storefront/contract/refunds/after-sale";
import type { ReviewPicture } from "@/lib/account/read-order-review";
import { readUserId } from "@/lib/cookies/read-session";
import { readRefundAmount } from "./refund-amount";

/** What a buyer states in a dispute: requests a refund, escalates a refusal, or objects to a claim against the deposit. */
export type Statement = "request" | "escalate" | "object";

/** What was entered. Survives the dialog and the end of a login, as reviews do. */
export interface DisputeDraft {
  reason: AfterSaleReason | null;
  text: string;
  /** How much is requested, as typed; null: all that is left. */
  amount: string | null;
  /** Uploaded already. */
  pictures: readonly ReviewPicture[];
}

const EMPTY_DISPUTE: DisputeDraft = {
  ...{ reason: null, text: "", amount: null, pictures: [] },
};

const drafts = new Map<string, DisputeDraft>();

/** A draft belongs to the user who was logged in. */
const keyOf = (statement: Statement, orderNum: string): string =>
  `${readUserId() ?? ""} ${statement} ${orderNum}`;

export const readDisputeDraft = (statement: Statement, orderNum: string): DisputeDraft =>
  drafts.get(keyOf(statement, orderNum)) ?? EMPTY_DISPUTE;

export const saveDisputeDraft = (
  statement: Statement,
  orderNum: string,
  draft: DisputeDraft,
): void => void drafts.set(keyOf(statement, orderNum), draft);

export const forgetDisputeDraft = (statement: Statement, orderNum: string): void =>
  void drafts.delete(keyOf(statement, orderNum));

/**
 * @param leftFen what can be requested at most
 * @returns what is missing or wrong before the statement can be sent; null when nothing is
 */
export function draftProblem(
  statement: Statement,
  { reason, text, amount }: DisputeDraft,
  leftFen: number,
): string | null {
  if (statement === "request" && reason === null) return "请选择退款原因";
  const { problem } = readRefundAmount(amount, leftFen);
  if (statement === "request" && problem !== null) return problem;
  if (text.trim() !== "") return null;
  if (statement === "object") return "请说明异议的理由";
  return statement === "request" && reason === "other"
    ? "选了「其他原因」，请说明发生了什么"
    : null;
}
