import { fullTime } from "@storefront/contract/text/china-time";
import type { ledgerTransfers } from "@storefront/marketplace/database/schema";
import { accountLabel, LEDGER_EVENT_LABELS } from "./labels";
import { MoneyCell, Table } from "./parts";

/** Transfers of the ledger. */
export function LedgerTable(props: {
  transfers: readonly (typeof ledgerTransfers.$inferSelect)[];
}) {
  return (
    <Table
      caption="账目"
      columns={["时间", "事项", "从", "到", "金额"]}
      empty="还没有账目。"
      rows={props.transfers.map(({ createdAt, event, fromAccount, toAccount, amountFen }) => (
        <tr>
          <td class="time">{fullTime(createdAt)}</td>
          <td>{LEDGER_EVENT_LABELS[event] ?? event}</td>
          <td class="number">{accountLabel(fromAccount)}</td>
          <td class="number">{accountLabel(toAccount)}</td>
          <MoneyCell fen={amountFen} />
        </tr>
      ))}
    />
  );
}
