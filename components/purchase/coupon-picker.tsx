"use client";

import * as Tabs from "@radix-ui/react-tabs";
import { fenToYuan } from "@storefront/contract/money";
import { useId, useRef } from "react";
import { guardHandler } from "@/components/ui/guard-handler";
import type { Editing } from "@/lib/purchase/state";
import type { Coupon } from "@/lib/purchase/terms/price";
import { ClaimableCoupons } from "./claimable-coupons";
import { CouponCard } from "./coupon-card";
import type { Send } from "./use-purchase";

interface Props {
  state: Editing;
  send: Send;
  disabled: boolean;
}

/** The coupon in use, and the picker with valid and invalid coupons; choosing closes it (product §4). */
export function CouponPicker({ state, send, disabled }: Props) {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const { price, pickerOpen, quote, quoteNote } = state;
  const use = (type: "chooseCoupon" | "couponClaimed") => (couponId: number) => {
    // The list closes; without this the focus would return to the top of the dialog.
    toggle.current?.focus();
    send({ type, couponId });
  };
  return (
    <div className="py-4">
      <button
        ref={toggle}
        type="button"
        aria-expanded={pickerOpen}
        aria-controls={pickerOpen ? id : undefined}
        disabled={disabled}
        onClick={guardHandler(() => send({ type: "togglePicker" }))}
        className="flex w-full items-center gap-2 rounded-s text-left disabled:cursor-not-allowed narrow:min-h-6"
      >
        <span className="font-medium text-ink">优惠券</span>
        <span className={`ml-auto ${price.couponId ? "figures text-accent" : "text-ink-2"}`}>
          {quote ? "正在重新计算…" : summary(state)}
        </span>
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className={`size-4 text-ink-3 transition-transform ${pickerOpen ? "rotate-180" : ""}`}
        >
          <path d="M4 6l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      <p role="status" className={quoteNote ? "mt-2 text-danger text-xs" : "sr-only"}>
        {quoteNote}
      </p>
      {pickerOpen ? (
        <div id={id} className="mt-3">
          <Coupons state={state} choose={use("chooseCoupon")} onClaimed={use("couponClaimed")} />
        </div>
      ) : null}
    </div>
  );
}

function summary({ price }: Editing): string {
  if (price.couponId) return `−¥${fenToYuan(price.couponFen)}`;
  if (price.valid.length > 0) return `${price.valid.length} 张可用`;
  return price.claimable.length > 0 ? `${price.claimable.length} 张可领取` : "暂无可用";
}

const TAB =
  "border-transparent border-b-2 px-1 pb-1.5 text-ink-2 data-[state=active]:border-primary data-[state=active]:font-medium data-[state=active]:text-primary-strong";

interface CouponsProps {
  state: Editing;
  choose: (couponId: number) => void;
  onClaimed: (couponId: number) => void;
}

function Coupons({ state: { price, quote, request }, choose, onClaimed }: CouponsProps) {
  const current = quote?.couponId ?? price.couponId;
  return (
    <Tabs.Root defaultValue="valid">
      <Tabs.List aria-label="优惠券" className="mb-3 flex gap-5">
        <Tabs.Trigger value="valid" aria-label="可用" className={TAB}>
          可用 <span className="figures">{price.valid.length}</span>
        </Tabs.Trigger>
        <Tabs.Trigger value="invalid" aria-label="不可用" className={TAB}>
          不可用 <span className="figures">{price.invalid.length}</span>
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="valid" className="max-h-60 space-y-2 overflow-y-auto">
        {price.valid.map((coupon) => (
          <CouponCard
            key={coupon.id}
            coupon={coupon}
            chosen={coupon.id === current}
            onChoose={() => choose(coupon.id)}
          />
        ))}
        <ClaimableCoupons
          goodsId={request.goodsId}
          coupons={price.claimable}
          onClaimed={onClaimed}
        />
        {price.valid.length === 0 && price.claimable.length === 0 ? (
          <Empty>没有可以用在这笔订单上的优惠券。领取后会出现在这里。</Empty>
        ) : null}
        {price.valid.length > 0 ? (
          <button
            type="button"
            aria-pressed={current === 0}
            onClick={guardHandler(() => choose(0))}
            className="h-9 w-full rounded-s border border-line text-ink-2 hover:border-primary hover:text-primary-strong aria-pressed:border-primary aria-pressed:bg-tint aria-pressed:text-primary-strong"
          >
            不使用优惠券
          </button>
        ) : null}
      </Tabs.Content>
      <Tabs.Content value="invalid" className="max-h-60 space-y-2 overflow-y-auto">
        <InvalidCoupons coupons={price.invalid} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

function InvalidCoupons({ coupons }: { coupons: readonly Coupon[] }) {
  if (coupons.length === 0) return <Empty>没有不可用的优惠券。</Empty>;
  return coupons.map((coupon) => <CouponCard key={coupon.id} coupon={coupon} chosen={false} />);
}

function Empty({ children }: { children: string }) {
  return <p className="rounded-s bg-ground px-4 py-5 text-center text-ink-2 text-xs">{children}</p>;
}
