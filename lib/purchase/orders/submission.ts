import type { CallRequest } from "@storefront/contract/calls";
import { readUserId } from "@/lib/cookies/read-session";
import { listOrNull, objectOrNull, textOrNull } from "@/lib/decode/strict";
import { readStored, writeStored } from "@/lib/storage/session-storage";
import { stableList } from "@/lib/storage/stable-list";
import { type Delivery, readStoredDelivery } from "../terms/delivery";
import type { Channel } from "../terms/offer";
import { type PurchaseRequest, readRequest } from "../terms/purchase-request";
import { SUBMISSIONS } from "./session-keys";

/** A create call as it was sent. Idempotent by its order number, so it can be repeated (product §10.12). */
export interface Submission {
  request: PurchaseRequest;
  payload: CallRequest<"buildOrder">;
  /** The total shown to the buyer. */
  shownFen: number;
  delivery: Delivery;
  /** The chosen channel; missing in data stored by earlier versions of the page. */
  channel?: Channel["kind"] | undefined;
}

/** Submissions of this window without an answer: each may or may not have created an order. */
const MAX_SUBMISSIONS = 10;

type StoredSubmission = Submission & { userId: string };
const stable = stableList<Submission>();

/** @returns this buyer's submissions without an answer, latest first; the same array until something changes */
export function unconfirmedSubmissions(): readonly Submission[] {
  const userId = readUserId();
  const belongsToVisitor = (kept: StoredSubmission) =>
    !userId || !kept.userId || kept.userId === userId;
  return stable(readSubmissions().filter(belongsToVisitor));
}

/** Returns the unanswered submission for these goods. */
export function findUnconfirmedSubmission({ goodsId }: PurchaseRequest): Submission | null {
  return unconfirmedSubmissions().find((stored) => stored.request.goodsId === goodsId) ?? null;
}

export function storeSubmission(submission: Submission): void {
  const others = withoutOrder(submission.payload.order_num);
  const stored: StoredSubmission = { ...submission, userId: readUserId() ?? "" };
  writeSubmissions([stored, ...others].slice(0, MAX_SUBMISSIONS));
}

export function dropSubmission(orderNum: string): void {
  writeSubmissions(withoutOrder(orderNum));
}

function writeSubmissions(all: readonly StoredSubmission[]): void {
  writeStored(SUBMISSIONS, all.length > 0 ? all : null);
}

function withoutOrder(orderNum: string): StoredSubmission[] {
  return readSubmissions().filter((stored) => stored.payload.order_num !== orderNum);
}

function readSubmissions(): StoredSubmission[] {
  return listOrNull(readStored(SUBMISSIONS), readSubmission) ?? [];
}

function readSubmission(entry: unknown): StoredSubmission | null {
  const stored = objectOrNull<keyof StoredSubmission>(entry);
  const isRead =
    readRequest(stored?.request) !== null &&
    textOrNull(objectOrNull(stored?.payload)?.order_num) !== null &&
    typeof stored?.shownFen === "number";
  if (!isRead) return null;
  const delivery = readStoredDelivery(stored?.delivery);
  return { ...(entry as Submission), delivery, userId: textOrNull(stored?.userId) ?? "" };
}
