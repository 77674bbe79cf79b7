import { createGuard } from "@/lib/browser-errors/guard-handler";
import { showToast } from "./toast";

/**
 * Guards a handler of a purchase or login step, so that an error is shown with its number instead of nothing. Return the
 * promise of an asynchronous handler: a rejection that is not returned is not seen.
 */
export const guardHandler = createGuard((text) => showToast("warning", text));

/** Guards every handler among the props of an element. */
export function guardHandlers<P extends object>(props: P): P {
  const entries = Object.entries(props).map(([name, value]) =>
    /^on[A-Z]/.test(name) && typeof value === "function"
      ? [name, guardHandler(value)]
      : [name, value],
  );
  return Object.fromEntries(entries);
}
