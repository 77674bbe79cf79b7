import { type BrowserError, describeThrown } from "./describe";

/** Where browsers report errors (app/api/browser-error). */
const ADDRESS = "/api/browser-error";

/** Of one page: a script that fails in a loop must not become a flood. */
const MOST_REPORTS = 5;

let sent = 0;
const told = new Set<string>();

/** Reports an error of this page to the server, once, and a few only. */
export function reportError(kind: BrowserError["kind"], thrown: unknown, number = ""): void {
  const error = { kind, ...describeThrown(thrown), page: location.pathname, number };
  const key = `${error.name} ${error.message} ${error.source} ${number}`;
  if (sent >= MOST_REPORTS || told.has(key)) return;
  sent += 1;
  told.add(key);
  navigator.sendBeacon?.(ADDRESS, JSON.stringify(error));
}

/** Listens for what no code of the page has caught. */
export function reportUncaughtErrors(page: Pick<Window, "addEventListener">): void {
  page.addEventListener("error", (event) => {
    // Pictures and scripts that do not load come without an error; those of another origin say nothing.
    if (event.error) reportError("error", event.error);
  });
  page.addEventListener("unhandledrejection", ({ reason }) => reportError("rejection", reason));
}
