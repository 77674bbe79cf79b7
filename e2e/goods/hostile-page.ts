import { expect, type Page } from "@playwright/test";
import { deployment } from "@storefront/testbed/deployment/deployment";
import { testBrand } from "@storefront/testbed/deployment/test-brand";
import { DANGLING_MARKUP, HOSTILE_MARKUP } from "../../lib/goods/testing/hostile-markup";
import { collectConsoleMessages } from "../support/console-messages";

/** The API rejects NUL, so no listing contains one; the unit tests of `sanitise` cover those cases. */
const storable = (corpus: readonly string[]) => corpus.filter((html) => !html.includes("\0"));
export const MARKUP = storable(HOSTILE_MARKUP);
export const DANGLING = storable(DANGLING_MARKUP);

/** Side effects of seller markup on a page. */
interface PageEvents {
  foreignRequests: string[];
  dialogs: string[];
  messages: string[];
}

/** Starts recording. @returns the live record */
export function watchPage(page: Page): PageEvents {
  const foreignRequests: string[] = [];
  const dialogs: string[] = [];
  const own = new URL(deployment.origin(testBrand())).hostname;
  page.on("dialog", (box) => {
    dialogs.push(box.message());
    void box.dismiss();
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== "data:" && hostname !== own) foreignRequests.push(request.url());
  });
  return { foreignRequests, dialogs, messages: collectConsoleMessages(page) };
}

/** Expects seller text to be inert: no active elements, foreign requests, dialogs, console messages or navigation. */
export async function expectNothingRan(page: Page, events: PageEvents): Promise<void> {
  const main = page.getByRole("main");
  const activeContent = await main.evaluate((element) =>
    [...element.querySelectorAll("*")].flatMap((child) => [
      ...["script", "iframe", "object", "embed", "form", "style", "link", "meta", "base"].filter(
        (name) => child.localName === name && child.getAttribute("type") !== "application/ld+json",
      ),
      ...[...child.attributes].flatMap(({ name, value }) =>
        name.startsWith("on") || /^\s*(?:javascript|data|vbscript):/i.test(value) ? [name] : [],
      ),
    ]),
  );
  expect(activeContent).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "overflows sideways").toBeLessThanOrEqual(0);
  expect(events).toEqual({ foreignRequests: [], dialogs: [], messages: [] });
  await expect(page).toHaveURL(/\/goodsDetails\?goodsId=\d+$/);
}
