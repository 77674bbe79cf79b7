import { integerOrNull, listOrNull, objectOrNull, textOrNull } from "@/lib/decode/strict";
import { type LiveMessage, readLiveMessage } from "./live-message";

/** Messages between the windows of a brand host about the live channel. */
export type WindowMessage =
  /** The window that keeps the stream wants to know what the others follow. */
  | { kind: "who" }
  /** Topics that a window follows; none: it has closed. */
  | { kind: "follows"; window: string; goodsIds: number[]; account: boolean }
  /** Passed on from the stream. */
  | { kind: "live"; message: LiveMessage }
  /** Where the log is, for a window that has just come. */
  | { kind: "position"; id: string }
  /** There is no live channel here. */
  | { kind: "off" };

/** @returns null for any other message, such as one from another version of the page */
export function readWindowMessage(value: unknown): WindowMessage | null {
  const fields = objectOrNull<"kind" | "id" | "window" | "goodsIds" | "account" | "message">(value);
  const kind = fields?.kind;
  if (kind === "who" || kind === "off") return { kind };
  if (kind === "live") {
    const message = readLiveMessage(fields?.message);
    return message && { kind, message };
  }
  if (kind === "position") {
    const id = textOrNull(fields?.id);
    return id === null || id === "" ? null : { kind, id };
  }
  if (kind !== "follows") return null;
  const [window, goodsIds] = [
    textOrNull(fields?.window),
    listOrNull(fields?.goodsIds, integerOrNull),
  ];
  if (window === null || goodsIds === null) return null;
  return { kind, window, goodsIds, account: fields?.account === true };
}
