"use client";

import useSWR from "swr";
import type { CallRequest } from "@/contract/calls";
import type { CallName } from "@/contract/paths";
import { call } from "@/lib/api/call.client";
import { isMissingCall } from "@/lib/api/missing-call";
import { useSessionToken } from "@/lib/session/use-session-token";

/** State of a read that belongs to the logged-in visitor. */
export type OwnAnswer<T> =
  | { kind: "loading" }
  | { kind: "loggedOut" }
  /** An operator's own API may do without the call. */
  | { kind: "unsupported" }
  | { kind: "failed"; msg: string; reload: () => void }
  | { kind: "ready"; data: T; reload: () => Promise<unknown> };

/**
 * Calls the marketplace as the logged-in visitor; again when the session changes or the page regains focus.
 * @param read gives null for an answer that cannot be read
 */
export function useOwnAnswer<N extends CallName, T>(
  name: N,
  payload: CallRequest<N>,
  read: (data: unknown) => T | null,
): OwnAnswer<T> {
  const token = useSessionToken();
  const { data: result, mutate } = useSWR(
    token ? ["own", name, token, payload] : null,
    () => call(name, payload),
    { shouldRetryOnError: false },
  );
  if (token === undefined) return { kind: "loggedOut" };
  if (!result) return { kind: "loading" };
  const reload = () => void mutate();
  if (isMissingCall(result)) return { kind: "unsupported" };
  // The session has ended with this answer: the token goes away in a moment.
  if (!result.ok && result.kind === "expired") return { kind: "loading" };
  if (!result.ok) return { kind: "failed", msg: result.msg, reload };
  const data = read(result.data);
  if (data === null) return { kind: "failed", msg: UNREADABLE, reload };
  return { kind: "ready", data, reload: () => mutate() };
}

const UNREADABLE = "服务器返回的内容不完整，请稍后重试";
