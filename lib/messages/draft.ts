import { readUserId } from "@/lib/cookies/read-session";
import { randomHex } from "@/lib/format/random-hex";
import { type Subject, subjectKey } from "./subject";

/** An unsent message. Survives closing its panel, but not the page. */
export interface MessageDraft {
  text: string;
  image: { id: string; url: string } | null;
  /** Idempotency key: unchanged on retries, so that the message arrives once. */
  requestId: string;
}

const drafts = new Map<string, MessageDraft>();

/** A draft belongs to the user who was logged in. */
const draftKey = (subject: Subject): string => `${readUserId() ?? ""} ${subjectKey(subject)}`;

export const readDraft = (subject: Subject): MessageDraft =>
  drafts.get(draftKey(subject)) ?? emptyDraft();

export const saveDraft = (subject: Subject, draft: MessageDraft): void =>
  void drafts.set(draftKey(subject), draft);

export const emptyDraft = (): MessageDraft => ({ text: "", image: null, requestId: randomHex() });
