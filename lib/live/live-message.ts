import { objectOrNull, textOrNull } from "@/lib/decode/strict";

/** A message of the live channel (`server/live`). */
export interface LiveMessage {
  /** Where to resume; "" when the message does not say. */
  id: string;
  /** "message": something happened to the account; goods: a listing; reset: events are missing; end: do not reconnect. */
  event: "message" | "goods" | "reset" | "end";
  data: string;
}

const EVENTS = ["message", "goods", "reset", "end"] as const;

/** @returns null for anything else: a comment, or a message of another version */
export function parseLiveMessage(block: string): LiveMessage | null {
  const fields: Record<string, string> = {};
  for (const line of block.split("\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) fields[line.slice(0, colon)] = line.slice(colon + 1).replace(/^ /, "");
  }
  return readLiveMessage({ id: "", event: "message", data: "", ...fields });
}

/** Reads a message that another window has passed on. */
export function readLiveMessage(value: unknown): LiveMessage | null {
  const message = objectOrNull<keyof LiveMessage>(value);
  const event = EVENTS.find((name) => name === message?.event);
  const [id, data] = [textOrNull(message?.id), textOrNull(message?.data)];
  if (event === undefined || id === null || data === null) return null;
  return id === "" && data === "" && event === "message" ? null : { id, event, data };
}

/** An event of the account: contract/account/account-events.ts. */
export interface AccountEvent {
  kind: string;
  reference: string;
  state: string;
}

/** @returns null when the message has none */
export function readAccountEvent({ event, data }: LiveMessage): AccountEvent | null {
  if (event !== "message" || data === "") return null;
  try {
    const fields = objectOrNull<keyof AccountEvent>(JSON.parse(data));
    const [kind, reference, state] = [fields?.kind, fields?.reference, fields?.state].map(
      textOrNull,
    );
    return kind && reference !== null && state ? { kind, reference: reference ?? "", state } : null;
  } catch {
    return null;
  }
}
