import type { CallAnswer } from "@storefront/contract/calls";
import { ERRORS } from "@storefront/contract/codes";
import type { Result } from "@/lib/api/result";
import { waitForNextPoll } from "./wait-for-next-poll";

/** Login by WeChat QR code, from the code to the session or to bind mode (product §4 Login). */

/** Milliseconds between two polls (product §9). */
export const SCAN_POLL_MS = 1_500;
/** Timeout of a poll: twice the interval (product §10.24). */
export const SCAN_POLL_TIMEOUT_MS = 3_000;
const SLOWEST_POLL_MS = 12_000;

export type ScanView =
  | { kind: "loading" }
  | { kind: "ready" | "scanned" | "entering"; url: string }
  | { kind: "stale"; url: string; words: string }
  | { kind: "failed"; words: string };

export interface ScanCalls {
  getK(signal: AbortSignal): Promise<Result<CallAnswer<"getK">>>;
  scanStatus(k: string, signal: AbortSignal): Promise<Result<CallAnswer<"scanStatus">>>;
  webLogin(
    proof: { code: string; state: string },
    signal: AbortSignal,
  ): Promise<Result<CallAnswer<"webLogin">>>;
}

export interface ScanOutcome {
  show: (view: ScanView) => void;
  onLogin: (session: CallAnswer<"webLogin">) => void;
  onBind: (unionId: string) => void;
}

/** Requests a QR code and polls it until it ends. After `signal` is aborted nothing is called or shown. */
export async function followScan(
  calls: ScanCalls,
  { show, onLogin, onBind }: ScanOutcome,
  signal: AbortSignal,
): Promise<void> {
  show({ kind: "loading" });
  const created = await calls.getK(signal);
  if (signal.aborted) return;
  if (!created.ok) return show({ kind: "failed", words: created.msg });

  const { url } = created.data;
  show({ kind: "ready", url });
  const end = await pollUntilEnd(calls, created.data, signal, (scanned) =>
    show({ kind: scanned ? "scanned" : "ready", url }),
  );
  if (end === null || signal.aborted) return;
  if (typeof end === "string") return show({ kind: "stale", url, words: end });

  show({ kind: "entering", url });
  const entered = await calls.webLogin(end, signal);
  if (signal.aborted) return;
  if (entered.ok) return onLogin(entered.data);
  const unionId = entered.kind === "bind" ? readUnionId(entered.data) : null;
  if (unionId !== null) return onBind(unionId);
  show({ kind: "stale", url, words: entered.msg });
}

/** @returns the proof of an authorized scan, a message when the code became stale, null when `signal` was aborted */
async function pollUntilEnd(
  calls: ScanCalls,
  { k, expires_in }: Pick<CallAnswer<"getK">, "k" | "expires_in">,
  signal: AbortSignal,
  onAnswer: (scanned: boolean) => void,
): Promise<{ code: string; state: string } | string | null> {
  const end = performance.now() + expires_in * 1000;
  let pause = SCAN_POLL_MS;
  while (await waitForNextPoll(pause, signal)) {
    const polled = await calls.scanStatus(k, signal);
    if (signal.aborted) return null;
    if (polled.ok) {
      const { code, state, scan } = polled.data;
      if (code !== "") return { code, state };
      onAnswer(scan === 1);
      pause = SCAN_POLL_MS;
    } else if (polled.code === ERRORS.scanStale.code) {
      return polled.msg;
    } else {
      // A background call fails silently (product §10.8) and is retried with backoff.
      pause = Math.min(SLOWEST_POLL_MS, pause * 2);
    }
    if (performance.now() >= end) return ERRORS.scanStale.msg;
  }
  return null;
}

function readUnionId(data: unknown): string | null {
  const { union_id } = (data ?? {}) as { union_id?: unknown };
  return typeof union_id === "string" && union_id !== "" ? union_id : null;
}
