import { unavailableLabel } from "@storefront/contract/listing/availability";
import type { GoodsRow } from "./goods-row";

/**
 * Says why a listing cannot be bought now.
 * @returns null when it can
 */
export const goneText = ({
  kind,
  unavailable,
}: Pick<GoodsRow, "kind" | "unavailable">): string | null =>
  unavailable === null ? null : unavailableLabel(unavailable, kind === "账号");
