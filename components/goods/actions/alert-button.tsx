"use client";

import type { AlertKind } from "@storefront/contract/discovery/alert-terms";
import { Button } from "@/components/ui/button";
import { guardHandler } from "@/components/ui/guard-handler";

interface Props {
  goodsId: number;
  alert: AlertKind;
  /** 降价提醒, 空闲提醒, 到货提醒. */
  name: string;
  /** As wide and high as the buttons of a purchase, where it stands among them. */
  large?: boolean;
}

/** Asks to be told of a lower price, or when the listing can be had again; after the login of a visitor who is not logged in. */
export function AlertButton({ goodsId, alert, name, large = false }: Props) {
  const add = async () => {
    const { addAlert } = await import("./add-alert");
    await addAlert(goodsId, alert, name);
  };
  if (large) {
    return (
      <Button size="large" className="flex-1 px-2!" onClick={add}>
        <Bell />
        {name}
      </Button>
    );
  }
  return (
    <button
      type="button"
      onClick={guardHandler(add)}
      className="flex items-center gap-1.5 text-ink-2 narrow:min-h-6 hover:text-primary-strong"
    >
      <Bell />
      {name}
    </button>
  );
}

function Bell() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-none stroke-current">
      <path d="M3 11.5h10L11.8 10V7a3.8 3.8 0 0 0-7.6 0v3zM6.5 13.5h3" strokeLinejoin="round" />
    </svg>
  );
}
