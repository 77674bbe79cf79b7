import { fenToYuan, yuanToFen } from "../money";
import type { DepositState } from "../refunds/deposit-claim";
import { DEPOSIT_CHECK_HOURS } from "../rentals/deposit-terms";

/** The stages of a deposit after a rental; every page promises the same. */
export const DEPOSIT_PROMISE = `归还或到期后由卖家验号，确认后原路退回，最晚 ${DEPOSIT_CHECK_HOURS} 小时`;

interface Deposit {
  state: DepositState;
  /** Yuan. */
  amount: string;
  /** The part that went back, in yuan. */
  returned: string;
  /** When it returns at the latest, formatted; null when that is not known. */
  due: string | null;
}

/** @returns the state of a rental's deposit in words, for its renter */
export function depositText({ state, amount, returned, due }: Deposit): string {
  if (state === "held") return DEPOSIT_PROMISE;
  if (state === "awaiting") return due === null ? "待卖家确认" : `待卖家确认，最晚 ${due} 退回`;
  if (state === "claimed") return "申诉处理中，裁决之前不会扣除";
  const keptFen = (yuanToFen(amount) ?? 0) - (yuanToFen(returned) ?? 0);
  if (keptFen <= 0) return "已原路退回";
  return `已原路退回 ¥${returned}，扣除 ¥${fenToYuan(keptFen)}`;
}
