"use client";

import { useEffect, useRef, useState } from "react";
import { guardHandler } from "@/components/ui/guard-handler";
import { SCAN_CALLS } from "@/lib/login/scan-calls";
import { followScan, type ScanOutcome, type ScanView } from "@/lib/login/wechat-scan";

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
