import type { BrowserPage } from "./browser-page";

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * Calls a function in the page. It must not use anything of its module, and is compiled for current browsers: syntax
 * that Chromium 87 lacks is a SyntaxError.
 */
export async function callInPage<A extends Json[], T>(
  page: BrowserPage,
  fn: (...args: A) => T,
  ...args: A
): Promise<Awaited<T>> {
  // The compiler wraps the functions inside `fn` in calls of __name.
  const source = `(function () { var __name = function (f) { return f; };
    return (${fn.toString()}).apply(null, ${JSON.stringify(args)}); })()`;
  return (await page.evaluate(source)) as Awaited<T>;
}

/**
 * Polls until `read` returns something else than null.
 * @throws Error that says what was awaited
 */
export async function waitUntil<T>(
  awaited: string,
  read: () => Promise<T | null>,
  timeoutMs = 15_000,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (value !== null) return value;
    if (Date.now() > end) throw new Error(`no ${awaited} within ${timeoutMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
