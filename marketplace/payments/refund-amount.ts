import { ApiError } from "@storefront/contract/api-error";
import { fenToYuan } from "@storefront/contract/money";

/**
 * Checks the amount of a partial refund.
 * @param fen the requested amount, integer fen
 * @throws ApiError `invalid` with the reason
 */
export function assertRefundable(fen: number, leftFen: number): void {
  if (!Number.isSafeInteger(fen) || fen <= 0) {
    throw new ApiError("invalid", { msg: "退款金额必须大于 0，最多两位小数" });
  }
  if (fen > leftFen) {
    const left = leftFen > 0 ? `最多还能退 ${fenToYuan(leftFen)} 元` : "已经没有可以退的金额";
    throw new ApiError("invalid", { msg: `退款金额超出了可退的范围，${left}` });
  }
}
