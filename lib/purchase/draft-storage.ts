import { readUserId } from "@/lib/cookies/session-cookies";
import { listOrNull, objectOrNull, textOrNull } from "@/lib/decode/strict";
import { readStored, writeStored } from "@/lib/storage/session-storage";
import { EMPTY_DRAFT, type OrderDraft } from "./order-draft";
import type { PurchaseRequest } from "./purchase-request";

/** What a closed dialog or a reload must not lose: typed text. */
const DRAFTS_KEY = "purchase_typed";
const MAX_KEPT = 10;

interface KeptDraft {
  goods: string;
  userId: string;
  draft: OrderDraft;
}

function goodsKey({ goodsId, goodsSpecId }: PurchaseRequest): string {
  return `${goodsId}:${goodsSpecId}`;
}

/** What this buyer typed for these goods before; another buyer's text is not shown. */
export function readOrderDraft(request: PurchaseRequest): OrderDraft {
  const kept = readKeptDrafts().find(({ goods }) => goods === goodsKey(request));
  const userId = readUserId();
  const isOwn = !userId || kept?.userId === userId;
  return kept && isOwn ? kept.draft : EMPTY_DRAFT;
}

export function saveOrderDraft(request: PurchaseRequest, draft: OrderDraft): void {
  const goods = goodsKey(request);
  const others = readKeptDrafts().filter((kept) => kept.goods !== goods);
  const isEmpty = draft.remark === "" && Object.values(draft.notes).every((word) => word === "");
  const own: KeptDraft[] = isEmpty ? [] : [{ goods, userId: readUserId() ?? "", draft }];
  const all = [...own, ...others].slice(0, MAX_KEPT);
  writeStored(DRAFTS_KEY, all.length > 0 ? all : null);
}

function readKeptDrafts(): KeptDraft[] {
  return listOrNull(readStored(DRAFTS_KEY), readKeptDraft) ?? [];
}

function readKeptDraft(entry: unknown): KeptDraft | null {
  const kept = objectOrNull<keyof KeptDraft>(entry);
  const draft = objectOrNull<keyof OrderDraft>(kept?.draft);
  const notes = objectOrNull(draft?.notes);
  const goods = textOrNull(kept?.goods);
  const remark = textOrNull(draft?.remark);
  if (goods === null || remark === null || !notes) return null;
  const texts = Object.entries(notes).filter(
    (word): word is [string, string] => textOrNull(word[1]) !== null,
  );
  return {
    goods,
    userId: textOrNull(kept?.userId) ?? "",
    draft: { remark, notes: Object.fromEntries(texts) },
  };
}
