"use client";

import { fenToYuan } from "@storefront/contract/money";
import { AFTER_SALE_TEXT_LENGTH } from "@storefront/contract/refunds/after-sale";
import { type ClipboardEvent, type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { guardHandler } from "@/components/ui/guard-handler";
import { LimitedText } from "@/components/ui/limited-text";
import { Price } from "@/components/ui/price";
import { showToast } from "@/components/ui/toast";
import {
  type DisputeDraft,
  draftProblem,
  forgetDisputeDraft,
  readDisputeDraft,
  type Statement,
  saveDisputeDraft,
} from "@/lib/order/dispute-draft";
import { readRefundAmount } from "@/lib/order/refund-amount";
import { sendStatement } from "@/lib/order/send-statement";
import { announceOrdersChanged } from "@/lib/purchase/orders/orders-changed";
import { AmountField } from "./amount-field";
import { EvidenceField, filesOf } from "./evidence-field";
import { Preview } from "./preview";
import { ReasonField } from "./reason-field";
import { STATEMENTS } from "./statements";
import { useEvidence } from "./use-evidence";

interface Props {
  statement: Statement;
  order: { orderNum: string; goodsName: string };
  /** What it is about: the requested refund, or the part of the deposit. */
  fen: number;
  /** The order still has this action; another window or the phone may have been first. */
  isPossible: boolean;
  onClose: () => void;
}

const LOGIN_NEEDED = "登录后才能提交，填写的内容都还在";
const MOVED = "这笔订单刚刚在别处有了变化，现在不能提交了；填写的内容还在，关闭后看最新状态";

/** Requests a refund, escalates a refusal, or objects to a claim: statement and pictures, then a preview. */
export function DisputeDialog({ statement, order, fen, isPossible, onClose }: Props) {
  const { orderNum } = order;
  const { title, amount, send: sendLabel, done } = STATEMENTS[statement];
  const [draft, setDraft] = useState(() => readDisputeDraft(statement, orderNum));
  const [phase, setPhase] = useState<"editing" | "previewing" | "sending">("editing");
  const [problem, setProblem] = useState<string | null>(null);
  const update = (change: (last: DisputeDraft) => Partial<DisputeDraft>) => {
    setProblem(null);
    setDraft((last) => {
      const changed = { ...last, ...change(last) };
      saveDisputeDraft(statement, orderNum, changed);
      return changed;
    });
  };
  const evidence = useEvidence(draft.pictures, (picture) =>
    update((last) => ({ pictures: [...last.pictures, picture] })),
  );
  const review = (event: FormEvent) => {
    event.preventDefault();
    if (evidence.isUploading) return setProblem("图片还在上传，请稍候");
    const missing = draftProblem(statement, draft, fen);
    setProblem(missing);
    if (missing === null) setPhase("previewing");
  };
  const send = async () => {
    setPhase("sending");
    const result = await sendStatement(statement, orderNum, draft);
    announceOrdersChanged();
    if (result.ok) {
      forgetDisputeDraft(statement, orderNum);
      showToast("success", done);
      return onClose();
    }
    setPhase("previewing");
    setProblem(result.kind === "expired" ? LOGIN_NEEDED : result.msg);
  };
  const paste = ({ clipboardData }: ClipboardEvent) => void evidence.add(filesOf(clipboardData));
  const shownProblem = isPossible || phase === "sending" ? problem : (problem ?? MOVED);
  const isEditing = phase === "editing";
  return (
    <Dialog
      open
      onClose={onClose}
      title={isEditing ? title : `核对：${title}`}
      description={order.goodsName}
      width={450}
      footer={
        <div className="space-y-3">
          {shownProblem === null ? null : (
            <p role="alert" className="text-danger text-sm">
              {shownProblem}
            </p>
          )}
          <Buttons
            {...{ isEditing, isSending: phase === "sending", isPossible, sendLabel }}
            onBack={() => setPhase("editing")}
            onReview={review}
            onSend={send}
          />
        </div>
      }
    >
      {isEditing && statement === "request" ? null : (
        <p className="mt-4 flex items-baseline justify-between rounded-m bg-tint px-4 py-3">
          <span className="text-ink-2 text-sm">{amount}</span>
          <Price yuan={fenToYuan(readRefundAmount(draft.amount, fen).fen ?? fen)} size="large" />
        </p>
      )}
      {isEditing ? (
        <form onSubmit={review} onPaste={guardHandler(paste)} className="space-y-4 py-4">
          {statement === "request" ? (
            <>
              <ReasonField
                reason={draft.reason}
                onChoose={(reason) => update(() => ({ reason }))}
              />
              <AmountField
                amount={draft.amount}
                leftFen={fen}
                onChange={(next) => update(() => ({ amount: next }))}
              />
            </>
          ) : null}
          <StatementField
            statement={statement}
            text={draft.text}
            onChange={(text) => update(() => ({ text }))}
          />
          <EvidenceField
            pictures={draft.pictures}
            isUploading={evidence.isUploading}
            problems={evidence.problems}
            onFiles={(files) => void evidence.add(files)}
            onRemove={(id) =>
              update((last) => ({ pictures: last.pictures.filter((each) => each.id !== id) }))
            }
          />
        </form>
      ) : (
        <Preview statement={statement} draft={draft} />
      )}
    </Dialog>
  );
}

interface ButtonsProps {
  isEditing: boolean;
  isSending: boolean;
  isPossible: boolean;
  sendLabel: string;
  onBack: () => void;
  onReview: (event: FormEvent) => void;
  onSend: () => Promise<void>;
}

function Buttons({ isEditing, isSending, isPossible, sendLabel, ...on }: ButtonsProps) {
  if (isEditing) {
    return (
      <Button variant="primary" size="large" className="w-full" onClick={on.onReview}>
        下一步：核对
      </Button>
    );
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button size="large" disabled={isSending} onClick={on.onBack}>
        返回修改
      </Button>
      <Button
        variant="primary"
        size="large"
        className="px-4"
        aria-busy={isSending}
        aria-disabled={isSending || !isPossible}
        onClick={isSending || !isPossible ? undefined : on.onSend}
      >
        {isSending ? "正在提交…" : sendLabel}
      </Button>
    </div>
  );
}

interface FieldProps {
  statement: Statement;
  text: string;
  onChange: (text: string) => void;
}

function StatementField({ statement, text, onChange }: FieldProps) {
  const id = useId();
  const { label, hint } = STATEMENTS[statement];
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-medium text-ink text-sm">
        {label}
      </label>
      <LimitedText
        id={id}
        rows={2}
        value={text}
        max={AFTER_SALE_TEXT_LENGTH}
        placeholder={hint}
        onChange={onChange}
      />
    </div>
  );
}
