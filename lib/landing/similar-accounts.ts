import { fenToYuan } from "@storefront/contract/money";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { accountsOnSale, amountOf, commonMeasure } from "./accounts-on-sale";
import { priceFen } from "./choose-goods";

/** An account on sale, with the amount by which it is compared. */
export interface MeasuredAccount {
  id: number;
  name: string;
  fen: number;
  /** Yuan, as listed. */
  yuan: string;
  amount: number;
}

/** A game whose accounts can be compared by an amount: 皮肤, 限定角色, 装分. */
export interface MeasuredGame {
  game: string;
  title: string;
  unit: string;
  /** Smallest amount first; at least three. */
  accounts: readonly MeasuredAccount[];
}

/** Games of which enough accounts state the same amount, those with most accounts first. */
export function gamesToEstimate(storefront: StorefrontView): MeasuredGame[] {
  return accountsOnSale(storefront, LEAST).flatMap(({ game, rows }) => {
    const measure = commonMeasure(rows);
    if (measure === null) return [];
    const accounts = rows
      .flatMap((row) => {
        const amount = amountOf(row, measure.key);
        const fen = priceFen(row);
        const account = { id: row.id, name: row.name, fen, yuan: fenToYuan(fen) };
        return amount === null ? [] : [{ ...account, amount }];
      })
      .sort((a, b) => a.amount - b.amount);
    return [{ game, title: measure.title, unit: measure.unit, accounts }];
  });
}

/** Accounts that an estimate is made of, and the fewest of a game. */
const LEAST = 3;

/** The three accounts whose amounts are nearest to `amount`, lowest price first. */
export function nearestAccounts({ accounts }: MeasuredGame, amount: number): MeasuredAccount[] {
  return [...accounts]
    .sort((a, b) => Math.abs(a.amount - amount) - Math.abs(b.amount - amount))
    .slice(0, LEAST)
    .sort((a, b) => a.fen - b.fen);
}
