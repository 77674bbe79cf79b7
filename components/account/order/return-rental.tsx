"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import { call } from "@/lib/api/call.client";
import { announceOrdersChanged } from "@/lib/purchase/orders/orders-changed";
import { withLogin } from "@/lib/session/login-gate";

interface Props {
  orderNum: string;
  /** The buyer's loss, shown before the second click. */
  consequence: string;
}

/** Returns a rented account early. Prompts for a confirmation, because it cannot be undone. */
export function ReturnRental({ orderNum, consequence }: Props) {
  const [step, setStep] = useState<"idle" | "asking" | "returning">("idle");
  const giveBack = async () => {
    setStep("returning");
    const result = await withLogin(() => call("returnRental", { order_num: orderNum }));
    setStep("idle");
    showToast(result.ok ? "success" : "warning", result.ok ? "账号已归还" : result.msg);
    announceOrdersChanged();
  };
  if (step === "idle") {
    return (
      <Button size="small" onClick={() => setStep("asking")}>
        提前归还
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="alert" className="basis-full text-ink text-sm">
        {consequence}
      </p>
      <Button
        size="small"
        variant="primary"
        aria-busy={step === "returning"}
        disabled={step === "returning"}
        onClick={() => void giveBack()}
      >
        确认归还
      </Button>
      <Button size="small" variant="quiet" onClick={() => setStep("idle")}>
        再玩一会儿
      </Button>
    </div>
  );
}
