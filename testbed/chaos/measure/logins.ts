import type { CallLog } from "./call-log";
import { ObservedVisitor } from "./observed-visitor";

/** Between new visitors: far below the day's codes, of which half raise an alert. */
const EVERY_MS = 2_000;

/** New visitors log in, each once, whether or not they succeed; the log has what becomes of them. */
export function startLogins(log: CallLog): { end(): Promise<void> } {
  const underWay = new Set<Promise<unknown>>();
  const timer = setInterval(() => {
    const login = new ObservedVisitor(log).login().catch(() => undefined);
    underWay.add(login);
    void login.then(() => underWay.delete(login));
  }, EVERY_MS);
  return {
    async end() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
