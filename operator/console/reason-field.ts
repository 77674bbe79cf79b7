import { AFTER_SALE_TEXT_LENGTH } from "@storefront/contract/refunds/after-sale";
import { characterCount } from "@storefront/contract/text/characters";
import { type ConsoleContext, fieldOf } from "./console-env";
import type { FormProblem } from "./form-fields";

/** @returns why the reason in the field `text` is rejected, to be shown at `field`; null when it is valid */
export function checkReason(c: ConsoleContext, field: string): FormProblem | null {
  const characters = characterCount(fieldOf(c, "text"));
  if (characters === 0) return { field, text: "请写明理由，买卖双方都会看到" };
  if (characters <= AFTER_SALE_TEXT_LENGTH) return null;
  return { field, text: `最多 ${AFTER_SALE_TEXT_LENGTH} 字，现在是 ${characters} 字` };
}
