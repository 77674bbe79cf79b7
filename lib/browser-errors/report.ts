import { type BrowserError, describeThrown } from "./describe";

/** Where browsers report errors (app/api/browser-error). */
const ADDRESS = "/api/browser-error";

/** Per page: a script that fails in a loop must not flood the server. */
const MAX_REPORTS = 5;

let sent = 0;
const reported = new Set<string>();

/** Reports an error of this page to the server, each once and at most `MAX_REPORTS`. */
export function reportError(kind: BrowserError["kind"], thrown: unknown, number = ""): void {
  const error = { kind, ...describeThrown(thrown), page: location.pathname, number };
  const key = `${error.name} ${error.message} ${error.source} ${number}`;
  if (sent >= MAX_REPORTS || reported.has(key)) return;
  sent += 1;
  reported.add(key);
  navigator.sendBeacon?.(ADDRESS, JSON.stringify(error));
}

/** Reports uncaught errors and rejections of the page. */
export function reportUncaughtErrors(page: Pick<Window, "addEventListener">): void {
  page.addEventListener("error", (event) => {
    // Pictures and scripts that fail to load have no error; errors of another origin have no details.
    if (event.error) reportError("error", event.error);
  });
  page.addEventListener("unhandledrejection", ({ reason }) => reportError("rejection", reason));
}
