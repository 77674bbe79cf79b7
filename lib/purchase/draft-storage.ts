import { readUserId } from "@/lib/session/cookies";
import { listOf, objectOf, textOf } from "./decode-strict";
import { EMPTY_DRAFT, type OrderDraft } from "./order-draft";
import type { PurchaseRequest } from "./purchase-request";
import { readStored, writeStored } from "./session-store";

/** What a closed dialog or a reload must not lose: typed text. */
const TYPED_KEY = "purchase_typed";
const MAX_KEPT = 10;

interface KeptTyped {
  goods: string;
  userId: string;
  typed: OrderDraft;
}

function goodsKey({ goodsId, goodsSpecId }: PurchaseRequest): string {
  return `${goodsId}:${goodsSpecId}`;
}

/** What this buyer typed for these goods before; another buyer's text is not shown. */
export function readTyped(request: PurchaseRequest): OrderDraft {
  const kept = readKeptTyped().find(({ goods }) => goods === goodsKey(request));
  const userId = readUserId();
  const isOwn = !userId || kept?.userId === userId;
  return kept && isOwn ? kept.typed : EMPTY_DRAFT;
}

export function saveOrderDraft(request: PurchaseRequest, typed: OrderDraft): void {
  const goods = goodsKey(request);
  const others = readKeptTyped().filter((kept) => kept.goods !== goods);
  const isEmpty = typed.remark === "" && Object.values(typed.words).every((word) => word === "");
  const own: KeptTyped[] = isEmpty ? [] : [{ goods, userId: readUserId() ?? "", typed }];
  const all = [...own, ...others].slice(0, MAX_KEPT);
  writeStored(TYPED_KEY, all.length > 0 ? all : null);
}

function readKeptTyped(): KeptTyped[] {
  return listOf(readStored(TYPED_KEY), readOneTyped) ?? [];
}

function readOneTyped(entry: unknown): KeptTyped | null {
  const kept = objectOf(entry);
  const typed = objectOf(kept?.typed);
  const words = objectOf(typed?.words);
  const goods = textOf(kept?.goods);
  const remark = textOf(typed?.remark);
  if (goods === null || remark === null || !words) return null;
  const texts = Object.entries(words).filter(
    (word): word is [string, string] => textOf(word[1]) !== null,
  );
  return {
    goods,
    userId: textOf(kept?.userId) ?? "",
    typed: { remark, words: Object.fromEntries(texts) },
  };
}
