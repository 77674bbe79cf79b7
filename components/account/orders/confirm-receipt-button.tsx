"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";

interface Props {
  /** Accessible description, for screen reader users. */
  goodsName: string;
  busy: boolean;
  /** Whether it is the one main action of the view. */
  isMain: boolean;
  onConfirm: () => void;
}

/** Confirms on the second click, because it pays the seller and cannot be undone here. */
export function ConfirmReceiptButton({ goodsName, busy, isMain, onConfirm }: Props) {
  const [armed, setArmed] = useState(false);
  const onClick = () => {
    setArmed(!armed);
    if (armed) onConfirm();
  };
  return (
    <Button
      size={isMain ? "medium" : "small"}
      variant={isMain ? "primary" : "outline"}
      aria-busy={busy}
      aria-description={goodsName}
      disabled={busy}
      className={armed && !isMain ? "text-danger" : ""}
      onClick={onClick}
      onBlur={() => setArmed(false)}
    >
      {busy ? "正在确认…" : armed ? "已核对，确认收货" : "确认收货"}
    </Button>
  );
}
