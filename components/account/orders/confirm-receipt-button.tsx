"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";

interface Props {
  /** What was received, for those who do not see the row. */
  goodsName: string;
  busy: boolean;
  onConfirm: () => void;
}

/** Confirms at the second click: the seller gets the money, and it cannot be taken back here. */
export function ConfirmReceiptButton({ goodsName, busy, onConfirm }: Props) {
  const [armed, setArmed] = useState(false);
  const act = () => {
    setArmed(!armed);
    if (armed) onConfirm();
  };
  return (
    <Button
      size="small"
      aria-busy={busy}
      aria-description={goodsName}
      disabled={busy}
      className={armed ? "text-danger" : ""}
      onClick={act}
      onBlur={() => setArmed(false)}
    >
      {busy ? "正在确认…" : armed ? "已核对，确认收货" : "确认收货"}
    </Button>
  );
}
