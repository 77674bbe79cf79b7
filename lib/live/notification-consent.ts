/** Whether this browser may show notifications: the buyer's switch, and the browser's own permission. */
const KEY = "notices";

export type NotificationState = "on" | "off" | "denied" | "unsupported";

export function readNotificationState(): NotificationState {
  if (typeof Notification === "undefined") return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return Notification.permission === "granted" && isWanted() ? "on" : "off";
}

export const hasConsent = (): boolean => readNotificationState() === "on";

/** Turns notifications on, for which the browser asks once, or off. Call it in a click. @returns the state afterwards */
export async function setNotifications(wanted: boolean): Promise<NotificationState> {
  if (wanted && typeof Notification !== "undefined") await Notification.requestPermission();
  try {
    if (wanted) window.localStorage.setItem(KEY, "on");
    else window.localStorage.removeItem(KEY);
  } catch {
    // Blocked storage: they stay off.
  }
  return readNotificationState();
}

function isWanted(): boolean {
  try {
    return window.localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}
