"use client";

import { buyLabel } from "@storefront/contract/listing/buy-action";
import { priceShown } from "@storefront/contract/listing/price-shown";
import { fenToYuan } from "@storefront/contract/money";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { guardHandler } from "@/components/ui/guard-handler";
import { useCountdown } from "@/components/ui/use-countdown";
import type { TradeView } from "@/lib/goods/goods-view";
import type { UnpaidHere } from "@/lib/purchase/orders/unpaid-orders";
import { shortCountdown } from "@/lib/purchase/terms/countdown";
import { resumeRequest } from "@/lib/purchase/terms/resume-request";

interface Props {
  trade: TradeView;
  soldOut: boolean;
  /** Sold out because another buyer is paying for the last piece. */
  beingPaid: boolean;
  /** The alert for the listing's return; null for a listing that does not return. */
  stockAlert: ReactNode;
  /** The login check is in flight. */
  checking: boolean;
  /** The visitor's unpaid order for these goods. The main button resumes it. */
  unpaid: UnpaidHere | null;
  onContact: () => void;
  onGroup: () => void;
  onBuy: () => void;
  /** The pointer or the focus is on a button. */
  onIntent: () => void;
}

/** 联系客服 and the main action; goods with a group price have one button per price (product §2). */
export function BuyButtons(props: Props) {
  const { trade, soldOut, beingPaid, stockAlert, checking, unpaid } = props;
  const { onContact, onGroup, onBuy, onIntent } = props;
  const left = useCountdown(unpaid?.until ?? null);
  const isGroup = trade.groupBuy && unpaid === null && !beingPaid;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: preloads, does nothing that a visitor notices */}
      <div
        className="flex gap-3 print:hidden narrow:flex-wrap"
        onPointerEnter={guardHandler(onIntent)}
        onFocus={guardHandler(onIntent)}
      >
        <Button size="large" className="px-5" onClick={onContact}>
          联系客服
        </Button>
        {isGroup ? (
          <GroupButtons {...{ trade, soldOut, checking, onGroup, onBuy }} />
        ) : (
          <Button
            variant="primary"
            size="large"
            className="figures flex-1 px-2!"
            disabled={soldOut && unpaid === null}
            aria-busy={checking}
            onClick={unpaid ? () => resumeRequest.set(unpaid.orderNum) : onBuy}
          >
            {unpaid
              ? `继续支付 ¥${fenToYuan(unpaid.priceFen)} · 剩 ${shortCountdown(left ?? 0)}`
              : beingPaid
                ? "有人正在付款"
                : buyLabel(trade)}
          </Button>
        )}
        {beingPaid || unpaid ? null : stockAlert}
      </div>
      {unpaid && !soldOut ? (
        <p className="text-right text-ink-2 text-sm print:hidden">
          这笔订单还没有支付，也可以
          <button
            type="button"
            onClick={guardHandler(onBuy)}
            className="text-primary-strong underline underline-offset-4"
          >
            另下一单
          </button>
        </p>
      ) : null}
    </>
  );
}

/** The single purchase keeps the main action's accessible name; the cheaper group price is the primary button. */
function GroupButtons(
  props: Omit<Props, "onContact" | "unpaid" | "beingPaid" | "stockAlert" | "onIntent">,
) {
  const { trade, soldOut, checking, onGroup, onBuy } = props;
  const { fen } = priceShown(trade, null);
  const alone = fen === null ? "单独购买" : `单独购买 ¥${fenToYuan(fen)}`;
  return (
    <>
      <Button
        size="large"
        className="figures flex-1 px-2!"
        disabled={soldOut}
        aria-label={`立即购买（${alone}）`}
        onClick={onBuy}
      >
        {alone}
      </Button>
      <Button
        variant="primary"
        size="large"
        className="figures flex-1 px-2!"
        disabled={soldOut}
        aria-busy={checking}
        onClick={onGroup}
      >
        2 人拼团{trade.groupFen > 0 ? ` ¥${fenToYuan(trade.groupFen)}` : ""}
      </Button>
    </>
  );
}
