import { fullTime } from "@storefront/contract/text/china-time";
import type { ledgerTransfers } from "@storefront/marketplace/database/schema";
import { accountLabel, LEDGER_EVENT_LABELS } from "./labels";
import { Money } from "./parts";
import { Table } from "./table";

type Transfer = typeof ledgerTransfers.$inferSelect;

/** Transfers of the ledger. */
export function LedgerTable({ transfers }: { transfers: readonly Transfer[] }) {
  return (
    <Table
      caption="账目"
      columns={[
        ["时间", ({ createdAt }) => fullTime(createdAt), "time"],
        ["事项", ({ event }) => LEDGER_EVENT_LABELS[event] ?? event],
        ["从", ({ fromAccount }) => accountLabel(fromAccount), "number"],
        ["到", ({ toAccount }) => accountLabel(toAccount), "number"],
        ["金额", ({ amountFen }) => <Money fen={amountFen} />, "right"],
      ]}
      rows={transfers}
      empty="还没有账目。"
    />
  );
}
