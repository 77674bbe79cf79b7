import { call } from "@/lib/api/browser";
import { SCAN_POLL_TIMEOUT_MS, type ScanCalls } from "./wechat-scan";

/** The calls of a WeChat scan, as the browser makes them. `from` tells the host that asks. */
export const SCAN_CALLS: ScanCalls = {
  getK: (signal) => call("getK", {}, { signal }),
  scanStatus: (k, signal) => call("scanStatus", { k }, { signal, timeoutMs: SCAN_POLL_TIMEOUT_MS }),
  webLogin: ({ code, state }, signal) =>
    call("webLogin", { code, state, in_wx: "1", from: window.location.host }, { signal }),
};
