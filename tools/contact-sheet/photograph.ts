import { join } from "node:path";
import { NEUTRAL } from "@storefront/brands";
import { waitUntilHydrated } from "@storefront/testbed/browsers/hydration";
import type { Subject } from "@storefront/testbed/crawl/subjects";
import type { Browser, Page } from "playwright";

export interface Shot {
  subject: Subject;
  host: string;
  /** File name of the screenshot, "" when there is none. */
  file: string;
  /** Texts of the page. */
  title: string;
  footer: string;
  /** Problems of the page. */
  problems: string[];
}

const WIDTH = 1280;
const TRIES = 2;

/** Takes a full-page screenshot; errors are recorded as problems and never end the run. */
export async function photograph(
  browser: Browser,
  port: number,
  subject: Subject,
  folder: string,
): Promise<Shot> {
  const { brand, path } = subject;
  const host = brand === NEUTRAL ? `127.0.0.1:${port}` : `${brand.key}.localhost:${port}`;
  const shot: Shot = { subject, host, file: "", title: "", footer: "", problems: [] };
  for (let tries = 1; tries <= TRIES && shot.file === ""; tries += 1) {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: 900 } });
    shot.problems = [];
    page.on("console", (message) => {
      if (message.type() === "error") shot.problems.push(message.text().slice(0, 160));
    });
    page.on("pageerror", (error) => shot.problems.push(error.message));
    try {
      const address = `http://${host}${subject.isRoot ? "/" : path}`;
      const answer = await page.goto(address, { waitUntil: "load", timeout: 60_000 });
      if (answer?.status() !== 200) shot.problems.push(`status ${answer?.status()}`);
      await waitUntilPainted(page);
      Object.assign(shot, await read(page));
      shot.problems.push(...(await judge(page, shot)));
      const file = `${brand.key}${path.replaceAll("/", "-")}.jpg`;
      await page.screenshot({
        path: join(folder, file),
        fullPage: true,
        type: "jpeg",
        quality: 72,
      });
      shot.file = file;
    } catch (error) {
      shot.problems.push(error instanceof Error ? error.message.split("\n", 1).join() : "failed");
    } finally {
      await page.close();
    }
  }
  return shot;
}

/** Waits until the page is hydrated and its fonts and images are loaded. */
async function waitUntilPainted(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await waitUntilHydrated(page);
  // Sections below the fold are rendered only when scrolled near.
  await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
  await page.evaluate(async () => {
    // Load lazy images too.
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
    await document.fonts.ready;
  });
}

const read = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    footer: [...document.querySelectorAll("footer")].map((it) => it.textContent).join(" "),
  }));

async function judge(page: Page, { subject, title, footer }: Shot): Promise<string[]> {
  const { company } = subject.brand;
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const broken = await page.evaluate(
    () => [...document.images].filter((it) => it.complete && it.naturalWidth === 0).length,
  );
  return [
    ...(title === "" ? ["no title"] : []),
    ...(footer.includes(company.name) ? [] : ["the footer does not name the company"]),
    ...(footer.includes(company.licence) ? [] : ["the footer has no licence"]),
    ...(overflow > 0 ? [`overflows by ${overflow} px`] : []),
    ...(broken > 0 ? [`${broken} broken pictures`] : []),
  ];
}
