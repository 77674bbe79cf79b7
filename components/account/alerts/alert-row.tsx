"use client";

import { nextReturnText } from "@storefront/contract/listing/next-return-text";
import { LISTING_WORDS } from "@storefront/contract/listing/state-words";
import { RowPrice } from "@/components/listing/row-price";
import { Button } from "@/components/ui/button";
import type { Alert } from "@/lib/account/read-alerts";
import { alertState } from "@/lib/account/read-alerts";
import { call } from "@/lib/api/call.client";
import { momentText } from "@/lib/format/moment-text";
import { alertName } from "@/lib/goods/alert-name";
import { goneText } from "@/lib/goods/row-state";
import { GoodsRow } from "../parts/goods-row";
import { useChange } from "../parts/use-change";

interface Props {
  alert: Alert;
  reload: () => Promise<unknown>;
}

/** An alert: the listing as it is now, what is waited for, and the last notification. */
export function AlertRow({ alert, reload }: Props) {
  const { row, name, kind, goodsId, notifiedAt } = alert;
  const [busy, change] = useChange(reload);
  const gone = row === null ? LISTING_WORDS.unlisted : goneText(row);
  const remove = () => change(() => call("deleteAlert", { alert_id: alert.id }), "已删除提醒");
  return (
    <GoodsRow
      goodsId={goodsId}
      name={name}
      picture={row?.cover ?? ""}
      gone={gone}
      removed={row === null}
      price={row === null ? null : <RowPrice row={row} muted={gone !== null} />}
      action={
        <Button
          size="small"
          aria-busy={busy}
          aria-description={name}
          disabled={busy}
          onClick={() => void remove()}
        >
          删除提醒
        </Button>
      }
    >
      <p className="figures mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm">
        <span className="rounded-s bg-tint px-1.5 text-primary-strong text-xs">
          {alertName(kind, row?.kind ?? "")}
        </span>
        <span>{alertState(alert)}</span>
        {row === null || row.nextReturn === null ? null : (
          <span>{nextReturnText(row.nextReturn, Date.now())}</span>
        )}
        {notifiedAt === null ? null : <span>上次提醒 {momentText(notifiedAt)}</span>}
      </p>
    </GoodsRow>
  );
}
