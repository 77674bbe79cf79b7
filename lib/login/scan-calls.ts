import { call } from "@/lib/api/call.client";
import { decodeResult } from "@/lib/api/decode-result";
import { readScanCode, readScanStatus, readSession } from "./read-answers";
import { SCAN_POLL_TIMEOUT_MS, type ScanCalls } from "./wechat-scan";

/** The calls of a WeChat scan in a browser. `from` is the requesting host. */
export const SCAN_CALLS: ScanCalls = {
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
