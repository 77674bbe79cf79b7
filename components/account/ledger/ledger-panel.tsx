"use client";

import { LEDGER_PER_PAGE } from "@storefront/contract/listing/page-sizes";
import { BALANCE_USE } from "@storefront/contract/orders/balance-use";
import { PageLinks } from "@/components/ui/page-links";
import { readLedger } from "@/lib/account/read-ledger";
import { lastPageOf } from "@/lib/addresses/list-query";
import { signedYuan } from "@/lib/format/signed-yuan";
import { AccountData } from "../parts/account-data";
import { Notice } from "../parts/notice";
import { useAccountCall } from "../parts/use-account-call";
import { useListQuery } from "../parts/use-list-query";
import { AmountRow } from "./amount-row";
import { AmountSum } from "./amount-sum";

const NO_FILTER: readonly never[] = [];

/** The balance and one page of its ledger entries; keeps the page number in the URL. */
export function LedgerPanel() {
  const [{ page }, setQuery] = useListQuery("view", NO_FILTER);
  const turn = (next: number) => setQuery({ filter: null, page: next });
  const answer = useAccountCall("ledger", { page }, readLedger);
  return (
    <AccountData answer={answer} label="余额明细">
      {({ balanceFen, entries, total }) => (
        <>
          <AmountSum name="可用余额" fen={balanceFen} note={`来自返现，${BALANCE_USE}`} />
          {entries.length > 0 ? (
            <ul aria-label="余额明细" className="rounded-m bg-white px-5 shadow-card">
              {entries.map(({ name, orderNum, at, fen }, index) => (
                <AmountRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id and never change their order
                  key={index}
                  name={name}
                  note={orderNum === "" ? "" : `订单号 ${orderNum}`}
                  at={at}
                  amount={signedYuan(fen)}
                />
              ))}
            </ul>
          ) : total > 0 ? (
            <Notice
              title="这一页没有明细"
              text={`一共 ${total} 条，都在前面几页。`}
              action={{ name: "回到第一页", onAction: () => turn(1) }}
            />
          ) : (
            <Notice title="还没有明细" text="返现、余额支付和它们的退款都会记在这里。" />
          )}
          <PageLinks page={page} last={lastPageOf(total, LEDGER_PER_PAGE)} onTurn={turn} />
        </>
      )}
    </AccountData>
  );
}
