"use client";

import { Button } from "@/components/ui/button";
import type { Editing } from "@/lib/purchase/state";
import type { Send } from "./use-purchase";

/** The server's reason why the order was not created, with the remedy. */
export function OrderProblem({ state: { problem, submit }, send }: { state: Editing; send: Send }) {
  const isHere = problem?.at === "order" || problem?.at === "channel";
  const text = submit.phase === "unknown" ? submit.text : isHere ? problem.text : null;
  if (text === null) return null;
  return (
    <div role="alert" className="flex items-start gap-3 rounded-s bg-danger/8 px-3 py-2.5 text-sm">
      <p className="flex-1 text-danger">{text}</p>
      {problem?.remedy === "reconfirm" ? (
        <Button size="small" onClick={() => send({ type: "reconfirm" })}>
          重新确认
        </Button>
      ) : null}
      {problem?.remedy === "choose" ? (
        <Button size="small" onClick={() => send({ type: "close" })}>
          返回商品
        </Button>
      ) : null}
    </div>
  );
}
