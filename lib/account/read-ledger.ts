import { yuanToFen } from "@storefront/contract/money";
import { LEDGER_EVENT_NAMES, LEDGER_EVENTS } from "@storefront/contract/orders/ledger-events";
import { asCount, asFen, asList, asObject, asText } from "@/lib/decode/lenient";

export interface LedgerEntry {
  name: string;
  /** Negative: spent. */
  fen: number;
  /** "": none. */
  orderNum: string;
  /** null: not known. */
  at: Date | null;
}

export interface BalanceLedger {
  balanceFen: number;
  entries: LedgerEntry[];
  total: number;
}

/** Reads the answer of `user/ledger`. @returns null without a balance or a list */
export function readLedger(data: unknown): BalanceLedger | null {
  const { balance, list, total } = asObject(data);
  const balanceFen = yuanToFen(balance);
  if (balanceFen === null || !Array.isArray(list)) return null;
  const entries = asList(list, readLedgerEntry);
  return { balanceFen, entries, total: asCount(total, entries.length) };
}

/** Reads one change of a balance. @returns null without an amount */
export function readLedgerEntry(entry: unknown): LedgerEntry | null {
  const wire = asObject(entry);
  const fen = yuanToFen(wire.amount);
  if (fen === null) return null;
  const event = LEDGER_EVENTS.find((it) => it === wire.event);
  return {
    name: event === undefined ? "其他变动" : LEDGER_EVENT_NAMES[event],
    fen,
    orderNum: asText(wire.order_num, 40),
    at: dateOf(wire.created_at),
  };
}

export interface Earnings {
  totalFen: number;
  orders: number;
  /** The most recent sales. */
  sales: { goodsId: number; name: string; fen: number; at: Date | null; isPaid: boolean }[];
  /** The part that has moved to the balance; null when the marketplace does not say. */
  paidFen: number | null;
}

/** Reads the answer of `user/share_rewards`. @returns null when it has no list */
export function readEarnings(data: unknown): Earnings | null {
  const { total_reward, total_orders, paid_reward, list } = asObject(data);
  if (!Array.isArray(list)) return null;
  const sales = asList(list, (entry) => {
    const wire = asObject(entry);
    const goodsId = asCount(wire.goods_id);
    const name = asText(wire.goods_name, 300) || `商品 ${goodsId}`;
    return {
      goodsId,
      name,
      fen: asFen(wire.reward),
      at: dateOf(wire.created_at),
      isPaid: typeof wire.paid_at === "string",
    };
  });
  const paidFen = paid_reward === undefined ? null : asFen(paid_reward);
  return {
    paidFen,
    totalFen: asFen(total_reward),
    orders: asCount(total_orders, sales.length),
    sales,
  };
}

function dateOf(value: unknown): Date | null {
  const date = new Date(asText(value, 40));
  return Number.isNaN(date.getTime()) ? null : date;
}
