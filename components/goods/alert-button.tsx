"use client";

import type { AlertKind } from "@storefront/contract/alert-terms";
import { guardHandler } from "@/components/ui/guard-handler";

interface Props {
  goodsId: number;
  alert: AlertKind;
  /** 降价提醒, 空闲提醒, 到货提醒. */
  name: string;
}

/** Asks to be told of a lower price, or when the listing can be had again; after the login of a visitor who is not logged in. */
export function AlertButton({ goodsId, alert, name }: Props) {
  const add = async () => {
    const { addAlert } = await import("./add-alert");
    await addAlert(goodsId, alert, name);
  };
  return (
    <button
      type="button"
      onClick={guardHandler(add)}
      className="flex items-center gap-1.5 text-ink-2 narrow:min-h-6 hover:text-primary-strong"
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-none stroke-current">
        <path d="M3 11.5h10L11.8 10V7a3.8 3.8 0 0 0-7.6 0v3zM6.5 13.5h3" strokeLinejoin="round" />
      </svg>
      {name}
    </button>
  );
}
