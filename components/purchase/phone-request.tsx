"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { guardHandler } from "@/components/ui/guard-handler";
import { call } from "@/lib/api/call.client";
import { followPhone } from "@/lib/purchase/orders/follow-phone";
import type { VisitorOrder } from "@/lib/purchase/orders/visitor-order";

type Answer = "approved" | "refused" | "failed";

const ANSWER_TEXTS: Record<Answer, string> = {
  approved: "已确认，手机会自动打开订单。",
  refused: "已拒绝，那部手机打不开这个订单。",
  failed: "没有确认成功，请在手机上用手机号登录。",
};

/** A phone that has just paid requests to open the order without a login; the buyer compares two digits and decides. */
export function PhoneRequest({ order }: { order: Pick<VisitorOrder, "orderNum"> }) {
  const { orderNum } = order;
  const [code, setCode] = useState("");
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    guardHandler(followPhone)(orderNum, setCode, controller.signal);
    return () => controller.abort();
  }, [orderNum]);

  useTitle(code !== "" && answer === null ? `确认数字 ${code}` : "");

  const sendAnswer = async (approve: 0 | 1) => {
    const { ok } = await call("answerPhone", { order_num: orderNum, code, approve });
    setAnswer(ok ? (approve ? "approved" : "refused") : "failed");
  };
  return (
    <div role="status" className="empty:hidden">
      {answer !== null ? (
        <p className="rounded-m bg-tint px-4 py-3">{ANSWER_TEXTS[answer]}</p>
      ) : code === "" ? null : (
        <section aria-label="在手机上打开订单" className="space-y-3 rounded-m bg-tint p-4">
          <p className="flex items-center justify-between gap-4">
            <span>
              <span className="block font-medium text-ink">刚付款的手机想打开这个订单</span>
              <span className="block text-ink-2 text-xs">
                手机上也是这个数字，才点「是这部手机」。
              </span>
            </span>
            <span className="figures font-semibold text-3xl text-ink">{code}</span>
          </p>
          <div className="grid grid-cols-2 gap-3">
            <Button onClick={() => sendAnswer(0)}>不是</Button>
            <Button variant="primary" onClick={() => sendAnswer(1)}>
              是这部手机
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}

/** Puts a note before the title of the window, so that it is seen in another tab, too. @param note "": none */
function useTitle(note: string): void {
  useEffect(() => {
    if (note === "") return;
    const before = document.title;
    document.title = `${note} · ${before}`;
    return () => {
      document.title = before;
    };
  }, [note]);
}
