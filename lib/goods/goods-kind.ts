import type { catalogueItem } from "@storefront/contract/discovery/home";
import { RENT } from "@storefront/contract/listing/trade";
import type * as z from "zod";

const KINDS = new Map(
  Object.entries({
    CardKey: "卡密",
    PersonalAccount: "账号",
    RentAccount: "租号",
    TopUp: "代充",
    GameItem: "道具",
    Service: "代练",
  }),
);

/** Returns the kind of a listing. Trade type 3 is rent, regardless of the goods type (product §9). */
export function goodsKind(
  item: Pick<z.output<typeof catalogueItem>, "goods_type" | "trade_type_id">,
): string {
  if (item.trade_type_id === RENT) return "租号";
  return KINDS.get(item.goods_type) ?? "商品";
}
