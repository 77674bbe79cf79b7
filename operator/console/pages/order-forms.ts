import { yuanToFen } from "@storefront/contract/money";
import { characterCount } from "@storefront/contract/text/characters";
import { DEADLINES, type DeadlineName, MAX_HOURS } from "../../orders/deadlines";
import { REASON_LENGTH } from "../../orders/refund-by-operator";
import { NOTE_LENGTH } from "../../orders/work-on-order";
import { type ConsoleContext, fieldOf } from "../console-env";
import type { FormProblem } from "../form-fields";

/** Input of the order page's forms, read and checked. */

export function readNote(c: ConsoleContext): string | FormProblem {
  const note = fieldOf(c, "note");
  if (note === "") return { field: "note", text: "请填写交付内容，买家会在手机上看到" };
  if (note.length <= NOTE_LENGTH) return note;
  return { field: "note", text: `最多 ${NOTE_LENGTH} 字，现在是 ${note.length} 字` };
}

/** @returns the id of the chosen booster */
export function readBooster(c: ConsoleContext): number | FormProblem {
  const id = fieldOf(c, "booster");
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : { field: "booster", text: "请选择代练" };
}

/** @returns the stars that a boost has won so far */
export function readStars(c: ConsoleContext): number | FormProblem {
  const stars = fieldOf(c, "stars");
  return /^\d{1,4}$/.test(stars)
    ? Number(stars)
    : { field: "stars", text: "请输入已经打到的星数，整数" };
}

/** @returns the id of the chosen secret */
export function readSecretId(c: ConsoleContext): number | FormProblem {
  const id = fieldOf(c, "secret_id");
  return /^[1-9]\d{0,8}$/.test(id)
    ? Number(id)
    : { field: "secret_id", text: "请选择要更换的卡密" };
}

export function readExtension(
  c: ConsoleContext,
): { name: DeadlineName; hours: number } | FormProblem {
  const name = DEADLINES.find((each) => each === fieldOf(c, "deadline"));
  if (!name) return { field: "deadline", text: "请选择要延长的期限" };
  const hours = /^\d{1,3}$/.test(fieldOf(c, "hours")) ? Number(fieldOf(c, "hours")) : 0;
  if (hours >= 1 && hours <= MAX_HOURS) return { name, hours };
  return { field: "hours", text: `请输入 1 到 ${MAX_HOURS} 的整数小时` };
}

/** @returns a refund of whole fen, typed twice, and its reason */
export function readRefund(c: ConsoleContext): { fen: number; reason: string } | FormProblem {
  const fen = yuanToFen(fieldOf(c, "amount"));
  if (fen === null || fen <= 0) {
    return { field: "amount", text: "请输入大于 0 的金额，单位元，最多两位小数" };
  }
  if (yuanToFen(fieldOf(c, "again")) !== fen) {
    return { field: "again", text: "两次输入的金额不一致" };
  }
  return checkReason(c, "reason") ?? { fen, reason: fieldOf(c, "reason") };
}

/** @returns null for an unpaid order: its form has no fields; otherwise the re-entered refund in fen and its reason */
export function readCancellation(
  c: ConsoleContext,
): { fen: number; reason: string } | null | FormProblem {
  if (!c.get("fields").has("whole")) return null;
  const fen = yuanToFen(fieldOf(c, "whole"));
  if (fen === null || fen <= 0) return { field: "whole", text: "请输入全部可退的金额，单位元" };
  return checkReason(c, "why") ?? { fen, reason: fieldOf(c, "why") };
}

function checkReason(c: ConsoleContext, name: string): FormProblem | null {
  const reason = fieldOf(c, name);
  if (reason === "") return { field: name, text: "请写明理由，买家会看到" };
  const characters = characterCount(reason);
  if (characters <= REASON_LENGTH) return null;
  return { field: name, text: `最多 ${REASON_LENGTH} 字，现在是 ${characters} 字` };
}

/** @returns the whole fen of an amount that is re-entered */
export function readApproval(c: ConsoleContext): { fen: number } | FormProblem {
  const fen = yuanToFen(fieldOf(c, "approved"));
  return fen === null ? { field: "approved", text: "请输入申请的金额，单位元" } : { fen };
}
