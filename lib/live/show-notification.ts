import { hasConsent } from "./notification-consent";
import type { BrowserNotification } from "./notification-of";

/** "(2) " in front of the title. */
const BADGE = /^\(\d+\) /;
let missed = 0;

/**
 * Shows a notification to a buyer who looks at another window: a number in the title and, by consent, the browser's
 * notification, which only the window that keeps the stream shows.
 */
export function showNotification(
  notification: BrowserNotification & { id: string },
  isLeading: boolean,
): void {
  if (!document.hidden) return;
  missed += 1;
  if (missed === 1) document.addEventListener("visibilitychange", clearBadge);
  document.title = `(${missed}) ${document.title.replace(BADGE, "")}`;
  if (isLeading && hasConsent()) notify(notification);
}

function clearBadge(): void {
  if (document.hidden) return;
  missed = 0;
  document.title = document.title.replace(BADGE, "");
  document.removeEventListener("visibilitychange", clearBadge);
}

function notify({ id, title, text, path }: BrowserNotification & { id: string }): void {
  try {
    const shown = new Notification(title, { body: text, tag: `account-event-${id}` });
    shown.onclick = () => {
      window.focus();
      window.location.assign(path);
    };
  } catch {
    // Browsers on Android have notifications of service workers only.
  }
}
