"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";

interface Props {
  /** Accessible description, for screen reader users. */
  goodsName: string;
  busy?: boolean;
  disabled?: boolean;
  onCancel: () => void;
}

/** Cancels on the second click, because the released pieces may be sold to another buyer. */
export function CancelOrderButton({ goodsName, busy = false, disabled = false, onCancel }: Props) {
  const [armed, setArmed] = useState(false);
  const onClick = () => {
    setArmed(!armed);
    if (armed) onCancel();
  };
  return (
    <Button
      variant="quiet"
      size="small"
      className={`shrink-0 ${armed ? "text-danger" : ""}`}
      aria-busy={busy}
      aria-description={goodsName}
      disabled={disabled || busy}
      onClick={onClick}
      onBlur={() => setArmed(false)}
    >
      {busy ? "正在取消…" : armed ? "确认取消" : "取消订单"}
    </Button>
  );
}
