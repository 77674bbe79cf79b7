import { AFTER_SALE_WORDS } from "@storefront/contract/labels/state-words";
import {
  AFTER_SALE_STATES,
  type AfterSaleState,
} from "@storefront/contract/refunds/after-sale-rules";
import type { AfterSaleRow } from "../../after-sales/read-after-sales";
import { AFTER_SALE_COLUMNS, AfterSaleLine } from "./after-sale-rows";
import { Card, Older, Table } from "./parts";

interface Props {
  /** undefined for all. */
  state: AfterSaleState | undefined;
  rows: readonly AfterSaleRow[];
  older: string | null;
  now: Date;
}

export function AfterSalesView({ state, rows, older, now }: Props) {
  return (
    <>
      <nav class="filters" aria-label="按状态">
        <a
          class="filter"
          href="/admin/after-sales"
          aria-current={state === undefined ? "page" : undefined}
        >
          全部
        </a>
        {AFTER_SALE_STATES.map((each) => (
          <a
            class="filter"
            href={`/admin/after-sales?state=${each}`}
            aria-current={state === each ? "page" : undefined}
          >
            {AFTER_SALE_WORDS[each]}
          </a>
        ))}
      </nav>
      <Card title="退款申请与纠纷" note="卖家 48 小时未处理的申请自动同意">
        <Table
          caption="售后"
          columns={AFTER_SALE_COLUMNS}
          empty="没有这样的售后。"
          rows={rows.map((row) => <AfterSaleLine row={row} now={now} />)}
        />
        <Older href={older} />
      </Card>
    </>
  );
}
