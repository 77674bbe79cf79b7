import { boostTitle } from "@storefront/contract/boosts/boost-terms";
import { readMaskedPhone, type StoredPhone } from "@storefront/marketplace/accounts/accounts";
import type { Config } from "@storefront/marketplace/config";
import type { BoostOrder, Order } from "@storefront/marketplace/order-records/order-records";

/** Fields that orders of both kinds share. */
interface Shared {
  orderNum: string;
  title: string;
  buyer: Buyer;
  totalFen: number;
  channelId: number;
  createdAt: Date;
  paidAt: Date | null;
  /** Deadline of the seller's next step; null when there is none. */
  deliverBy: Date | null;
}

export interface Buyer {
  id: number;
  nickname: string;
  /** Masked: "138****8000"; "" when there is none. */
  phone: string;
}

/** An order of either kind. */
export type OrderRecord =
  | (Shared & { kind: "goods"; status: Order["status"]; order: Order })
  | (Shared & { kind: "boost"; status: BoostOrder["status"]; order: BoostOrder });

/** Columns of a buyer that operators see. */
interface BuyerRow extends StoredPhone {
  id: number;
  nickname: string;
}

type KeyConfig = Pick<Config, "operatorKey">;

export function goodsRecord(config: KeyConfig, order: Order, buyer: BuyerRow): OrderRecord {
  const title = order.specName === "" ? order.goodsName : `${order.goodsName} · ${order.specName}`;
  return { kind: "goods", ...shared(config, order, buyer), title, status: order.status, order };
}

export function boostRecord(config: KeyConfig, order: BoostOrder, buyer: BuyerRow): OrderRecord {
  const title = `${boostTitle(order.gameName)} ${order.startName} → ${order.targetName}`;
  return { kind: "boost", ...shared(config, order, buyer), title, status: order.status, order };
}

const shared = (config: KeyConfig, order: Order | BoostOrder, buyer: BuyerRow) => ({
  orderNum: order.orderNum,
  buyer: { id: buyer.id, nickname: buyer.nickname, phone: readMaskedPhone(config, buyer) },
  totalFen: order.totalFen,
  channelId: order.channelId,
  createdAt: order.createdAt,
  paidAt: order.paidAt,
  deliverBy: order.deliverBy,
});
