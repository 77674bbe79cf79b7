/** Whether this browser may show notifications: the buyer's switch, and the browser's own permission. */
const KEY = "notices";

export type NoticeState = "on" | "off" | "denied" | "unsupported";

export function readNoticeState(): NoticeState {
  if (typeof Notification === "undefined") return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return Notification.permission === "granted" && isWanted() ? "on" : "off";
}

export const hasConsent = (): boolean => readNoticeState() === "on";

/** Turns notifications on, for which the browser asks once, or off. Call it in a click. @returns the state afterwards */
export async function setNotices(wanted: boolean): Promise<NoticeState> {
  if (wanted && typeof Notification !== "undefined") await Notification.requestPermission();
  try {
    if (wanted) window.localStorage.setItem(KEY, "on");
    else window.localStorage.removeItem(KEY);
  } catch {
    // Blocked storage: they stay off.
  }
  return readNoticeState();
}

function isWanted(): boolean {
  try {
    return window.localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}
