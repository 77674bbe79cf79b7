"use client";

import { fenToYuan } from "@storefront/contract/money";
import { useState } from "react";
import { Thumbnail } from "@/components/listing/thumbnail";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { clampQuantity, typeQuantity } from "@/lib/goods/quantity";
import type { PurchaseRequest } from "@/lib/purchase/terms/purchase-request";
import { endsAt, hourPresets } from "@/lib/rent/hour-presets";
import { RentBill } from "./rent-bill";
import type { RentTerms } from "./use-rent-offer";

/** Maximum until the server's limit is known. */
const MAX_HOURS = 720;
const HOURS = { field: "租用小时数", short: "时长" };

interface Props {
  request: PurchaseRequest;
  hours: number;
  leastHours: number;
  terms: RentTerms;
  onChange: (hours: number) => void;
}

/** Chooses the hours, with the bill always visible. */
export function RentForm({ request, hours, leastHours, terms, onChange }: Props) {
  const { offer, problem, retry } = terms;
  const [typed, setTyped] = useState(String(hours));
  const [now] = useState(() => new Date());
  const min = offer?.leastHours ?? leastHours;
  const bounds = { min, max: offer?.mostHours ?? MAX_HOURS, enough: true };
  const change = (text: string) => {
    setTyped(text);
    onChange(typeQuantity(text, bounds).quantity);
  };
  return (
    <div className="pb-5">
      <Goods request={request} hourFen={offer?.hourFen ?? null} />
      <section aria-labelledby="rent-hours" className="border-line border-t py-4 short:py-2">
        <div className="flex items-center justify-between">
          <h3 id="rent-hours" className="text-ink">
            租多久
          </h3>
          <div className="flex items-center gap-2 text-ink-2">
            <QuantityStepper
              text={typed}
              bounds={bounds}
              disabled={false}
              what={HOURS}
              onChange={change}
            />
            小时
          </div>
        </div>
        <ul className="mt-3 flex flex-wrap gap-2 short:mt-2">
          {hourPresets(now, bounds).map((preset) => (
            <li key={preset.hours}>
              <Button
                size="small"
                aria-pressed={preset.hours === hours}
                className="aria-pressed:border-primary aria-pressed:bg-tint aria-pressed:text-primary-strong"
                onClick={() => change(String(clampQuantity(preset.hours, bounds)))}
              >
                {preset.label}
              </Button>
            </li>
          ))}
        </ul>
        <p className="figures mt-3 text-ink-2 text-xs short:mt-1.5">
          现在付款，可以玩到 {endsAt(now, hours)}
          {offer ? `；${offer.leastHours} 小时起租，一次最长 ${offer.mostHours} 小时` : ""}
        </p>
      </section>
      {problem === null ? (
        <RentBill offer={offer} stale={offer?.hours !== hours} />
      ) : (
        <p
          role="alert"
          className="flex items-center justify-between gap-3 rounded-s bg-danger/8 px-3 py-2 text-danger"
        >
          {problem}
          <Button size="small" onClick={retry}>
            重试
          </Button>
        </p>
      )}
    </div>
  );
}

function Goods({ request, hourFen }: { request: PurchaseRequest; hourFen: number | null }) {
  return (
    <div className="flex gap-3 pt-1 pb-4 short:pb-2">
      <Thumbnail picture={request.picture} className="size-16 rounded-m" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere line-clamp-2 font-medium text-ink">
          <bdi>{request.goodsName}</bdi>
        </p>
        <p className="mt-0.5 min-h-7 text-ink-2 text-xs">
          {hourFen === null ? null : (
            <>
              <Price yuan={fenToYuan(hourFen)} /> /小时
            </>
          )}
        </p>
      </div>
    </div>
  );
}
