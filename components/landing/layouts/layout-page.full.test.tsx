import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers";
import { BRANDS, brandByKey, landingByRoute, NEUTRAL } from "@storefront/brands";
import { pagesOf } from "@storefront/brands/pages";
import { sampleSpec, sampleTrade } from "@storefront/contract/listing/testing/trade-sample";
import { casesInScope } from "@storefront/testbed/jest/test-scope";
import { type ComponentType, lazy, type ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import type { AppInfo } from "@/lib/app-info/read-app-info";
import { sampleApp } from "@/lib/app-info/testing/app-sample";
import { type StorefrontView, storefrontView } from "@/lib/home/storefront-view";
import { cardFaces } from "@/lib/landing/card-faces";
import { landingFor } from "@/lib/landing/host-landing";
import { STOREFRONT_FIXTURE } from "@/lib/landing/testing/storefront-fixture";
import { LayoutPage } from "./layout-page";

// In jest, next/dynamic is that of the pages router, which renders nothing at first.
jest.mock("next/dynamic", () => ({
  __esModule: true,
  default: (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() })),
}));

// The stream renderer needs it, and a document's environment does not have it.
Object.assign(globalThis, { setImmediate });

jest.mock("@/lib/landing/load-reviews", () => ({ loadReviews: async () => [] }));
jest.mock("@/lib/landing/load-faces", () => ({
  loadFaces: async (storefront: StorefrontView) => (storefront.total === 0 ? [] : SAMPLE_FACES),
}));

const SAMPLE_FACES = cardFaces([
  {
    name: "点券",
    game: "曜日战歌",
    trade: sampleTrade({
      specs: [sampleSpec(), sampleSpec({ id: 2, name: "月卡 30 天", priceFen: 20_000 })],
    }),
  },
]);

const APP = sampleApp({ onlineBoosters: 1286 });

const PAGES = [...BRANDS, NEUTRAL].flatMap((brand) =>
  pagesOf(brand).flatMap((landing) =>
    landing.layout ? [[`${brand.key} ${landing.route}`, { brand, landing }] as const] : [],
  ),
);

/** Renders async server components too, into the document. */
async function draw(page: ReactNode): Promise<HTMLElement> {
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
  document.body.innerHTML = html;
  return document.body;
}

/** What a visitor reads in a section; a section without any of it is a heading alone. */
const CONTENT = "li, dt, td, a, button, input, summary, figure, p ~ p, h2 ~ p, img";

/** Headings of sections that have nothing below them, and names of lists and tables without entries. */
function findEmptyParts(body: HTMLElement): string[] {
  const bare = [...body.querySelectorAll("section")].filter((section) => {
    const list = [...section.querySelectorAll("h2")];
    return list.length > 0 && !section.querySelector(CONTENT);
  });
  const lists = [...body.querySelectorAll("ul, ol, dl, tbody")].filter(
    ({ children }) => children.length === 0,
  );
  return [...bare, ...lists].map(
    (part) => `${part.tagName} ${part.closest("section")?.querySelector("h1,h2")?.textContent}`,
  );
}

const shown = new Set<string>();

/** Whether a page has a layout that no page before it has. */
function hasNewLayout([, { landing }]: (typeof PAGES)[number]): boolean {
  const isNew = !shown.has(landing.layout);
  shown.add(landing.layout);
  return isNew;
}

describe.each(casesInScope(PAGES, hasNewLayout))("%s", (_, { brand, landing }) => {
  test.each([
    ["a full storefront", STOREFRONT_FIXTURE],
    ["no answer", storefrontView(null)],
  ])(
    "renders its headline, headings in order and the download when it gets %s",
    async (_, storefront) => {
      const page = { host: brand, brand, landing, app: APP, storefront };
      const body = await draw(<LayoutPage {...page} />);
      const levels = [...body.querySelectorAll("h1,h2,h3,h4")].map((it) => Number(it.tagName[1]));
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1)).toEqual([]);
      expect(body.querySelector("h1")).toHaveTextContent(landing.headline);
      expect(body.querySelector(`a[href="${APP.downloadUrl}"]`)).toHaveTextContent("App");
      expect(body.innerHTML).not.toMatch(/undefined|NaN|\[object|Infinity/);
      if (storefront.total === 0) expect(findEmptyParts(body)).toEqual([]);
    },
  );
});

describe("the company page on another host", () => {
  const found = landingByRoute("/about_us");

  async function show(key: string) {
    const host = brandByKey(key);
    if (!host || !found?.landing.layout) throw new Error("no such page");
    const props = {
      host,
      ...found,
      landing: found.landing,
      app: APP,
      storefront: storefrontView(null),
    };
    const body = await draw(<LayoutPage {...props} />);
    return { host, words: body.textContent };
  }

  test("names the host, its company and license, never the owner's", async () => {
    const { host, words } = await show("haoma");
    for (const word of [host.name, host.company.name, host.company.address, host.company.licence])
      expect(words).toContain(word);
    for (const word of ["密马", found?.brand.company.name, found?.brand.company.licence])
      expect(words).not.toContain(word);
  });

  test("shows a name and no license on an unknown host", async () => {
    const { words } = await show(NEUTRAL.key);
    expect(words).toContain(NEUTRAL.company.name);
    expect(words).not.toContain("备案号");
  });
});

describe("the download page", () => {
  const found = landingByRoute("/download");

  async function show(key: string, app: AppInfo) {
    const host = brandByKey(key);
    if (!host || !found?.landing.layout) throw new Error("no such page");
    const landing = landingFor(found.landing, host, app);
    if (landing.layout === undefined) throw new Error("no layout");
    const props = { host, brand: found.brand, landing, app, storefront: storefrontView(null) };
    const body = await draw(<LayoutPage {...props} />);
    return { body, words: body.textContent ?? "" };
  }

  test("speaks of a store, and of a package only where the brand has one", async () => {
    const store = await show("mima", APP);
    expect(store.words).toContain("下载密马 App");
    expect(store.words).not.toContain("点「Android 下载」");
    expect(store.words).not.toContain("提示安装包有风险");
    const packed = await show("mima", { ...APP, isAndroidPackage: true });
    expect(packed.words).toContain("点「Android 下载」");
    expect(packed.words).toContain("提示安装包有风险");
    expect(packed.words).toContain("本页的安装包");
  });

  test("leaves out a system without an app", async () => {
    const { words } = await show("mima", { ...APP, systems: ["ios"] });
    expect(words).not.toContain("到应用商店点「安装」");
  });

  test("says that there is no app, and offers the mobile site with its features", async () => {
    const { body, words } = await show("huojian", { ...APP, systems: [] });
    expect(body.querySelector("h1")).toHaveTextContent("没有 App，也不用装");
    expect(words).toContain("火箭租号还没有 App");
    expect(words).toContain("打开火箭租号手机版");
    expect(words).toContain("按小时租号");
    expect(words).not.toMatch(/下载(火箭租号|密马) App|应用商店/);
    expect(body.querySelector("[aria-label=手机版二维码]")).not.toBeNull();
  });
});
