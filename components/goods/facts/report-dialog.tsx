"use client";

import {
  REPORT_REASON_NAMES,
  REPORT_REASONS,
  REPORT_TEXT_MAX,
  type ReportReason,
} from "@storefront/contract/listing/report-reasons";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { LimitedText } from "@/components/ui/limited-text";
import { call } from "@/lib/api/call.client";
import { isMissingCall } from "@/lib/api/missing-call";
import { withLogin } from "@/lib/session/login-gate";

const NO_CALL = "这里暂时不能在线举报，请联系客服";

interface Props {
  goodsId: number;
  onClose: () => void;
}

/** 举报: reports a listing to the marketplace's staff. */
export function ReportDialog({ goodsId, onClose }: Props) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [phase, setPhase] = useState<"editing" | "sending" | "sent">("editing");

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (phase !== "editing") return;
    if (reason === null) return setProblem("请选择举报原因");
    setPhase("sending");
    setProblem(null);
    const report = { goods_id: goodsId, reason, text };
    const result = await withLogin(() => call("reportGoods", report));
    setPhase(result.ok ? "sent" : "editing");
    if (result.ok) return;
    if (result.kind === "expired") setProblem("登录后才能举报，填写的内容都还在");
    else setProblem(isMissingCall(result) ? NO_CALL : result.msg);
  };

  if (phase === "sent") {
    return (
      <Dialog open title="举报" width={432} onClose={onClose}>
        <p role="status" className="py-4 text-base">
          已收到。平台会核实这件商品，核实期间请不要在平台之外付款。
        </p>
        <Button variant="primary" size="large" className="w-full" onClick={onClose}>
          完成
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog open title="举报" width={432} description={`商品编号 ${goodsId}`} onClose={onClose}>
      <form onSubmit={send} className="mt-4 space-y-4">
        <fieldset aria-describedby={problem === null ? undefined : "report-problem"}>
          <legend className="mb-2 font-medium text-ink">举报原因</legend>
          <div className="space-y-2">
            {REPORT_REASONS.map((each) => (
              <label key={each} className="flex min-h-6 items-center gap-2">
                <input
                  type="radio"
                  name="reason"
                  checked={reason === each}
                  onChange={() => {
                    setReason(each);
                    setProblem(null);
                  }}
                  className="size-4 accent-primary"
                />
                {REPORT_REASON_NAMES[each]}
              </label>
            ))}
          </div>
        </fieldset>
        <LimitedText
          rows={2}
          value={text}
          max={REPORT_TEXT_MAX}
          aria-label="补充说明"
          placeholder="选填，说得具体一些更容易核实"
          onChange={setText}
        />
        {problem === null ? null : (
          <p id="report-problem" role="alert" className="text-danger text-sm">
            {problem}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          className="w-full"
          aria-busy={phase === "sending"}
        >
          提交举报
        </Button>
      </form>
    </Dialog>
  );
}
