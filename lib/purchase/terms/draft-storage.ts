import { readUserId } from "@/lib/cookies/read-session";
import { listOrNull, objectOrNull, textOrNull } from "@/lib/decode/strict";
import { readStored, writeStored } from "@/lib/storage/session-storage";
import { EMPTY_DRAFT, type OrderDraft } from "./order-draft";
import type { PurchaseRequest } from "./purchase-request";

/** Stores typed text, so that it survives closing the dialog or a reload. */
const DRAFTS_KEY = "purchase_typed";
const MAX_DRAFTS = 10;

interface StoredDraft {
  goods: string;
  userId: string;
  draft: OrderDraft;
}

function goodsKey({ goodsId, goodsSpecId }: PurchaseRequest): string {
  return `${goodsId}:${goodsSpecId}`;
}

/** Returns what this buyer typed for these goods; another buyer's text is not returned. */
export function readOrderDraft(request: PurchaseRequest): OrderDraft {
  const stored = readStoredDrafts().find(({ goods }) => goods === goodsKey(request));
  const userId = readUserId();
  const isOwn = !userId || stored?.userId === userId;
  return stored && isOwn ? stored.draft : EMPTY_DRAFT;
}

export function saveOrderDraft(request: PurchaseRequest, draft: OrderDraft): void {
  const goods = goodsKey(request);
  const others = readStoredDrafts().filter((stored) => stored.goods !== goods);
  const isEmpty = draft.remark === "" && Object.values(draft.notes).every((word) => word === "");
  const own: StoredDraft[] = isEmpty ? [] : [{ goods, userId: readUserId() ?? "", draft }];
  const all = [...own, ...others].slice(0, MAX_DRAFTS);
  writeStored(DRAFTS_KEY, all.length > 0 ? all : null);
}

function readStoredDrafts(): StoredDraft[] {
  return listOrNull(readStored(DRAFTS_KEY), readStoredDraft) ?? [];
}

function readStoredDraft(entry: unknown): StoredDraft | null {
  const stored = objectOrNull<keyof StoredDraft>(entry);
  const draft = objectOrNull<keyof OrderDraft>(stored?.draft);
  const notes = objectOrNull(draft?.notes);
  const goods = textOrNull(stored?.goods);
  const remark = textOrNull(draft?.remark);
  if (goods === null || remark === null || !notes) return null;
  const texts = Object.entries(notes).filter(
    (word): word is [string, string] => textOrNull(word[1]) !== null,
  );
  return {
    goods,
    userId: textOrNull(stored?.userId) ?? "",
    draft: { remark, notes: Object.fromEntries(texts) },
  };
}
