"use client";

import type { CallRequest } from "@storefront/contract/calls";
import type { CallName } from "@storefront/contract/http/paths";
import { useEffect } from "react";
import useSWR from "swr";
import { call } from "@/lib/api/call.client";
import { isMissingCall } from "@/lib/api/missing-call";
import type { Result } from "@/lib/api/result";
import { useSessionToken } from "@/lib/session/use-session-token";
import { usePollInterval } from "./use-poll-interval";

/** State of a request for the logged-in visitor's data. */
export type AccountAnswer<T> =
  | { kind: "loading" }
  | { kind: "loggedOut" }
  /** The operator's API does not implement the call. */
  | { kind: "unsupported" }
  | { kind: "failed"; msg: string; reload: () => void }
  | { kind: "ready"; data: T; reload: () => Promise<unknown> };

/**
 * Calls the marketplace as the logged-in visitor; refetches when the session changes or the page regains focus.
 * @param read parses the response; returns null when it is invalid
 * @param awaited what may change elsewhere, as a text: then it is polled; null when nothing does
 */
export function useAccountCall<N extends CallName, T>(
  name: N,
  payload: CallRequest<N>,
  read: (data: unknown) => T | null,
  awaited?: (data: T) => string | null,
): AccountAnswer<T> {
  return useAccountFetch([name, payload], () => call(name, payload), read, awaited);
}

/** The same for data that takes several calls. @param key identifies what is fetched */
export function useAccountFetch<T>(
  key: readonly unknown[],
  fetch: () => Promise<Result<unknown>>,
  read: (data: unknown) => T | null,
  awaited: (data: T) => string | null = nothing,
): AccountAnswer<T> {
  const token = useSessionToken();
  const poll = usePollInterval();
  const { data: result, mutate } = useSWR(token ? ["account", token, ...key] : null, fetch, {
    shouldRetryOnError: false,
    refreshInterval: poll.refreshInterval,
  });
  const data = result?.ok ? read(result.data) : null;
  useEffect(() => poll.followChanges(data === null ? null : awaited(data)));
  if (token === undefined) return { kind: "loggedOut" };
  if (!result) return { kind: "loading" };
  const reload = () => void mutate();
  if (isMissingCall(result)) return { kind: "unsupported" };
  // This response ended the session; the token is about to be cleared.
  if (!result.ok && result.kind === "expired") return { kind: "loading" };
  if (!result.ok) return { kind: "failed", msg: result.msg, reload };
  if (data === null) return { kind: "failed", msg: UNREADABLE, reload };
  return { kind: "ready", data, reload: () => mutate() };
}

const nothing = () => null;

const UNREADABLE = "服务器返回的内容不完整，请稍后重试";
