"use client";

import { useEffect, useRef, useState } from "react";
import { guardHandler } from "@/components/ui/guard-handler";
import { call } from "@/lib/api/call.client";
import { decodeResult } from "@/lib/api/decode-result";
import { readScanCode, readScanStatus, readSession } from "@/lib/login/read-answers";
import {
  followScan,
  SCAN_POLL_TIMEOUT_MS,
  type ScanCalls,
  type ScanOutcome,
  type ScanView,
} from "@/lib/login/wechat-scan";

/**
 * Runs a WeChat scan login while the component is mounted.
 * @returns the state to show, and a function that requests a new QR code
 */
export function useWechatScan({ onLogin, onBind }: Omit<ScanOutcome, "show">) {
  const [attempt, setAttempt] = useState(1);
  const [view, setView] = useState<ScanView>({ kind: "loading" });
  const outcome = useRef({ onLogin, onBind });
  useEffect(() => {
    outcome.current = { onLogin, onBind };
  });

  useEffect(() => {
    const controller = new AbortController();
    guardHandler(followScan)(
      SCAN_CALLS,
      {
        show: setView,
        onLogin: (session) => outcome.current.onLogin(session),
        onBind: (unionId) => outcome.current.onBind(unionId),
      },
      controller.signal,
    );
    // A new attempt requests a new code.
    return () => controller.abort(attempt);
  }, [attempt]);

  return { view, refresh: () => setAttempt(attempt + 1) };
}

/** The calls of a WeChat scan in a browser. `from` is the requesting host. */
const SCAN_CALLS: ScanCalls = {
  getK: async (signal) => decodeResult(await call("getK", {}, { signal }), readScanCode),
  scanStatus: async (k, signal) =>
    decodeResult(
      await call("scanStatus", { k }, { signal, timeoutMs: SCAN_POLL_TIMEOUT_MS }),
      readScanStatus,
    ),
  webLogin: async ({ code, state }, signal) =>
    decodeResult(
      await call("webLogin", { code, state, in_wx: "1", from: window.location.host }, { signal }),
      readSession,
    ),
};
