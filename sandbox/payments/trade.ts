export type ProviderName = "alipay" | "wxpay";

export interface SimulatedRefund {
  amountFen: number;
  state: "refunded" | "pending";
  /** null while it is pending. */
  refundedAt: number | null;
}

/** A trade as stored by a simulated provider. Amounts are whole fen. */
export interface SimulatedTrade {
  orderNum: string;
  tradeNum: string;
  /** Whether it is not the first payment of the order. */
  isRepeated?: boolean;
  amountFen: number;
  subject: string;
  notifyUrl: string;
  state: "waiting" | "paid" | "closed";
  /** Whether the last payment attempt was refused. */
  failed?: boolean;
  /** Whether the buyer has opened the QR code. */
  scanned: boolean;
  expiresAt: number;
  paidAt: number | null;
  refunds: Record<string, SimulatedRefund>;
}

type TradeName = Pick<SimulatedTrade, "orderNum"> & Partial<SimulatedTrade>;

/** Key of a trade in its store: the order's number for the first payment of the order. */
export const tradeKey = ({ orderNum, tradeNum, isRepeated }: TradeName): string =>
  isRepeated ? `${orderNum}#${tradeNum}` : orderNum;

/** Trades of one provider. */
export interface TradeStore {
  /** Finds the first trade of an order. */
  find(orderNum: string): Promise<SimulatedTrade | undefined>;
  findByTradeNum(tradeNum: string): Promise<SimulatedTrade | undefined>;
  findByRefund(refundNum: string): Promise<SimulatedTrade | undefined>;
  list(): Promise<SimulatedTrade[]>;
  save(trade: SimulatedTrade): Promise<void>;
  /**
   * Replaces a trade with the result of `change`, atomically; undefined leaves it unchanged. A missing trade stays
   * missing.
   */
  change(
    trade: TradeName,
    change: (trade: SimulatedTrade) => SimulatedTrade | undefined,
  ): Promise<void>;
  clear(): Promise<void>;
}

export function memoryTrades(): TradeStore {
  const trades = new Map<string, SimulatedTrade>();
  return {
    find: async (orderNum) => structuredClone(trades.get(orderNum)),
    findByTradeNum: async (tradeNum) =>
      structuredClone([...trades.values()].find((trade) => trade.tradeNum === tradeNum)),
    findByRefund: async (refundNum) =>
      structuredClone(
        [...trades.values()].find(({ refunds }) => Object.hasOwn(refunds, refundNum)),
      ),
    list: async () => structuredClone([...trades.values()]),
    save: async (trade) => {
      trades.set(tradeKey(trade), structuredClone(trade));
    },
    change: async (of, change) => {
      const trade = trades.get(tradeKey(of));
      const changed = trade && change(structuredClone(trade));
      if (changed) trades.set(tradeKey(of), changed);
    },
    clear: async () => trades.clear(),
  };
}

/** @returns the fen that were refunded or are about to be */
export const refundedFen = ({ refunds }: SimulatedTrade): number =>
  Object.values(refunds).reduce((sum, { amountFen }) => sum + amountFen, 0);
