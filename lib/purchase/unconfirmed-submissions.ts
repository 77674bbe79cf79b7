import { readUserId } from "@/lib/cookies/session-cookies";
import { listOrNull, objectOrNull, textOrNull } from "@/lib/decode/strict";
import { readStored, writeStored } from "@/lib/storage/session-storage";
import { stableList } from "@/lib/storage/stable-list";
import { keptDelivery } from "./delivery";
import { readRequest } from "./open-orders";
import type { PurchaseRequest } from "./purchase-request";
import { SUBMISSIONS } from "./session-keys";
import type { Submission } from "./submission";

/** Submissions of this window that were never answered: each may have become an order, or may not. */
const MAX_KEPT = 10;

type KeptSubmission = Submission & { userId: string };
const stable = stableList<Submission>();

/** @returns this buyer's submissions without an answer, the latest first; the same array as long as nothing changed */
export function unconfirmedSubmissions(): readonly Submission[] {
  const userId = readUserId();
  const isOwn = (kept: KeptSubmission) => !userId || !kept.userId || kept.userId === userId;
  return stable(readSubmissions().filter(isOwn));
}

/** The submission for these goods whose answer never came. */
export function findUnconfirmedSubmission({ goodsId }: PurchaseRequest): Submission | null {
  return unconfirmedSubmissions().find((kept) => kept.request.goodsId === goodsId) ?? null;
}

export function keepSubmission(submission: Submission): void {
  const others = withoutOrder(submission.payload.order_num);
  const kept: KeptSubmission = { ...submission, userId: readUserId() ?? "" };
  writeSubmissions([kept, ...others].slice(0, MAX_KEPT));
}

export function dropSubmission(orderNum: string): void {
  writeSubmissions(withoutOrder(orderNum));
}

function writeSubmissions(all: readonly KeptSubmission[]): void {
  writeStored(SUBMISSIONS, all.length > 0 ? all : null);
}

function withoutOrder(orderNum: string): KeptSubmission[] {
  return readSubmissions().filter((kept) => kept.payload.order_num !== orderNum);
}

function readSubmissions(): KeptSubmission[] {
  return listOrNull(readStored(SUBMISSIONS), readSubmission) ?? [];
}

function readSubmission(entry: unknown): KeptSubmission | null {
  const kept = objectOrNull<keyof KeptSubmission>(entry);
  const isRead =
    readRequest(kept?.request) !== null &&
    textOrNull(objectOrNull(kept?.payload)?.order_num) !== null &&
    typeof kept?.shownFen === "number";
  if (!isRead) return null;
  const delivery = keptDelivery(kept?.delivery);
  return { ...(entry as Submission), delivery, userId: textOrNull(kept?.userId) ?? "" };
}
