import { readUserId } from "@/lib/cookies/session-cookies";
import { type Subject, subjectKey } from "./subject";

/** A message that has not been sent. It outlives its panel, but not the page. */
export interface MessageDraft {
  text: string;
  image: { id: string; url: string } | null;
  /** The same when the message is sent again, so that it arrives once. */
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

/** 128 random bits; `crypto.randomUUID` is missing on pages that came by plain http. */
const randomHex = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, "0"),
  ).join("");
