"use client";

import useSWR from "swr";
import { call } from "@/lib/api/call.client";
import { isMissingCall } from "@/lib/api/missing-call";
import { asCount, asObject } from "@/lib/decode/lenient";

const POLL_MS = 60_000;

/** SWR key filter that matches the unread counts of every session, to revalidate them once messages are read. */
export const UNREAD_KEY = (key: unknown): boolean => Array.isArray(key) && key[0] === "unread";

/**
 * @returns the number of unread messages, the last known one while the API cannot be reached; null when the API has no
 * conversations, undefined while loading
 */
export function useUnread(token: string): number | null | undefined {
  const { data } = useSWR(["unread", token], fetchUnread, {
    refreshInterval: (latest) => (latest === null ? 0 : POLL_MS),
  });
  return data;
}

/** @throws Failure; SWR keeps what it has, and tries again at growing intervals */
async function fetchUnread(): Promise<number | null> {
  const result = await call("unreadMessages", {});
  if (isMissingCall(result)) return null;
  if (!result.ok) throw result;
  return asCount(asObject(result.data).unread);
}
