import { readToken } from "../cookies/read-session";
import { listenToSession, notifySessionChanged } from "../cookies/session-change";
import { openPageChannel } from "../tabs/page-channel";

const CHANNEL = "session";

let stopWatching: (() => void) | null = null;
let watchers = 0;

/**
 * Calls `listener` whenever the visitor logs in or out: here, in another tab (by BroadcastChannel), or unnoticed (the
 * cookies are read again when the page is shown). The listener reads the cookies itself.
 * @returns an unsubscribe function
 */
export function onSessionChange(listener: () => void): () => void {
  if (watchers === 0) stopWatching = watch();
  watchers += 1;
  const stop = listenToSession(listener);
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    stop();
    watchers -= 1;
    if (watchers === 0) stopWatching?.();
  };
}

/** Compares with the last token, so that an outside change is neither reported twice nor echoed to other tabs. */
function watch(): () => void {
  let seen = readToken();
  const stopListening = listenToSession(() => {
    const token = readToken();
    if (token === seen) return;
    seen = token;
    channel.post("changed");
  });
  const readAgain = () => {
    const token = readToken();
    if (token === seen) return;
    seen = token;
    notifySessionChanged();
  };
  const channel = openPageChannel(CHANNEL, readAgain);
  document.addEventListener("visibilitychange", readAgain);
  window.addEventListener("focus", readAgain);
  window.addEventListener("pageshow", readAgain);
  return () => {
    stopListening();
    channel.close();
    document.removeEventListener("visibilitychange", readAgain);
    window.removeEventListener("focus", readAgain);
    window.removeEventListener("pageshow", readAgain);
  };
}
