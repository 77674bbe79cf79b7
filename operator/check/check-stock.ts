import type { Db } from "@storefront/marketplace/database/db";
import { selectRows } from "@storefront/marketplace/database/select-rows";
import { sql } from "drizzle-orm";

/** A discrepancy between the stock and what it counts. */
export interface StockFault {
  /** "held pieces of listing 1001, spec 100102" */
  what: string;
  /** Pieces according to the stock. */
  counted: number;
  /** Pieces according to orders and card secrets. */
  actual: number;
}

/** Compares the stock with the orders that hold pieces, and with the unassigned card secrets. */
export async function checkStock(db: Db): Promise<StockFault[]> {
  const rows = await selectRows<StockFault>(db, FAULTS);
  return rows.map(({ what, counted, actual }) => ({
    what,
    counted: Number(counted),
    actual: Number(actual),
  }));
}

const FAULTS = sql`
  with places as (
    select stock.*, goods.delivery_type,
      'listing ' || stock.goods_id || coalesce(', spec ' || stock.spec_id, '') as place
    from stock join goods on goods.id = stock.goods_id
  ),
  holding as (
    select stock_id, sum(quantity + gift_pieces) as pieces from orders where status in ('pending', 'received', 'grouping') group by stock_id
  ),
  secrets as (
    select stock_id, count(*) as pieces from card_secrets where order_id is null group by stock_id
  ),
  compared as (
    select 'held pieces of ' || place as what, places.held as counted, coalesce(holding.pieces, 0) as actual
    from places left join holding on holding.stock_id = places.id
    union all
    select 'card secrets of ' || place, places.available + places.held, coalesce(secrets.pieces, 0)
    from places left join secrets on secrets.stock_id = places.id where places.delivery_type = 2
  )
  select what, counted, actual from compared where counted <> actual order by what`;
