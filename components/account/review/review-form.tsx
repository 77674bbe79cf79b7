"use client";

import { REVIEW_EDIT_DAYS, REVIEW_TEXT } from "@storefront/contract/listing/review-terms";
import { type FormEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { LimitedText } from "@/components/ui/limited-text";
import { showToast } from "@/components/ui/toast";
import type { OrderReview } from "@/lib/account/read-order-review";
import {
  forgetReviewDraft,
  type ReviewDraft,
  readReviewDraft,
  saveReviewDraft,
} from "@/lib/account/review-draft";
import { call } from "@/lib/api/call.client";
import { withLogin } from "@/lib/session/login-gate";
import { PictureField } from "./picture-field";
import { StarField } from "./star-field";

interface Props {
  orderNum: string;
  /** The review that is changed; null to write one. */
  review: OrderReview | null;
  onWritten: () => void;
}

const LOGIN_NEEDED = "登录后才能评价，填写的内容都还在";
const EMPTY: ReviewDraft = { score: 0, content: "", pictures: [] };

/** Stars, text and pictures. What was entered stays when it is refused. */
export function ReviewForm({ orderNum, review, onWritten }: Props) {
  const id = useId();
  const [draft, setDraft] = useState(() => readReviewDraft(orderNum) ?? review ?? EMPTY);
  const [problem, setProblem] = useState<string | null>(null);
  const [phase, setPhase] = useState<"editing" | "uploading" | "sending">("editing");
  const update = (changes: Partial<typeof draft>) => {
    setDraft((last) => {
      const changed = { ...last, ...changes };
      saveReviewDraft(orderNum, changed);
      return changed;
    });
    setProblem(null);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (phase !== "editing") return;
    const { score, content, pictures } = draft;
    if (score === 0) return setProblem("请选择星级");
    setPhase("sending");
    setProblem(null);
    const image_ids = pictures.map((picture) => picture.id);
    const written = { order_num: orderNum, score, content, image_ids };
    const result = await withLogin(() => call("writeReview", written));
    setPhase("editing");
    if (!result.ok) return setProblem(result.kind === "expired" ? LOGIN_NEEDED : result.msg);
    forgetReviewDraft(orderNum);
    showToast("success", review === null ? "评价已发布" : "评价已修改");
    onWritten();
  };

  return (
    <form onSubmit={send} className="mt-4 space-y-4 pb-1">
      <StarField score={draft.score} onChoose={(score) => update({ score })} />
      <div>
        <LimitedText
          rows={2}
          value={draft.content}
          max={REVIEW_TEXT.most}
          readOnly={phase === "sending"}
          aria-label="评价内容"
          aria-describedby={`${id}-hint${problem === null ? "" : ` ${id}-problem`}`}
          placeholder="说说商品、发货和卖家的服务"
          onChange={(content) => update({ content })}
        />
        <p id={`${id}-hint`} className="mt-1 text-ink-2 text-xs">
          {REVIEW_TEXT.least} 到 {REVIEW_TEXT.most} 个字。公开显示，昵称只露出第一个字；发布后{" "}
          {REVIEW_EDIT_DAYS} 天内可以修改，修改过的会注明。
        </p>
      </div>
      <PictureField
        pictures={draft.pictures}
        isBusy={phase !== "editing"}
        onChange={(pictures) => update({ pictures })}
        onUploading={(isUploading) => setPhase(isUploading ? "uploading" : "editing")}
        onProblem={setProblem}
      />
      {problem === null ? null : (
        <p id={`${id}-problem`} role="alert" className="text-danger text-sm">
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
        {phase === "sending" ? "正在提交…" : review === null ? "发布评价" : "保存修改"}
      </Button>
    </form>
  );
}
