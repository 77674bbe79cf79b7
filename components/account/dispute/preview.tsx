import { AFTER_SALE_REASON_LABELS } from "@storefront/contract/labels/after-sale-labels";
import type { DisputeDraft, Statement } from "@/lib/order/dispute-draft";
import { Detail, Details } from "../order/card";
import { Evidence } from "../order/evidence";
import { STATEMENTS } from "./statements";

interface Props {
  statement: Statement;
  draft: DisputeDraft;
}

/** What is about to be sent, as the other side reads it, and what happens then. */
export function Preview({ statement, draft: { reason, text, pictures } }: Props) {
  const { label, next } = STATEMENTS[statement];
  return (
    <div className="space-y-4 py-4">
      <Details>
        {statement === "request" && reason !== null ? (
          <Detail label="原因">{AFTER_SALE_REASON_LABELS[reason]}</Detail>
        ) : null}
        <Detail label={label}>
          <span className="whitespace-pre-line">{text.trim() === "" ? "没有填写" : text}</span>
        </Detail>
        <Detail label="图片">
          {pictures.length === 0 ? (
            "没有添加"
          ) : (
            <Evidence pictures={pictures.map(({ url }) => url)} by="我" />
          )}
        </Detail>
      </Details>
      <p className="rounded-s bg-ground px-3 py-2 text-ink-2 text-sm">{next}</p>
    </div>
  );
}
