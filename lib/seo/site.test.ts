import { BRANDS, NEUTRAL } from "@/brands";
import { huoshan } from "@/brands/huoshan";
import { mima } from "@/brands/mima";
import { iconSvg } from "./icon";
import { landingMetadata } from "./landing";
import { manifestOf } from "./manifest";
import { organizationData } from "./organization";
import { robotsText } from "./robots";
import { originOf, siteMetadata } from "./site";
import { SITEMAP_LIMIT, sitemapPaths, sitemapXml } from "./sitemap";

test("a landing page is canonical on its owner's host, wherever it is shown", () => {
  for (const brand of BRANDS) {
    for (const landing of brand.landings) {
      expect(landingMetadata(brand, landing).alternates?.canonical).toBe(
        `https://${brand.hosts[0]}${landing.route}`,
      );
    }
  }
});

test("an unknown host is for no index: robots, meta, sitemap, canonical", () => {
  expect(robotsText(NEUTRAL)).toBe("User-agent: *\nDisallow: /\n");
  expect(siteMetadata(NEUTRAL).robots).toEqual({ index: false, follow: false });
  expect(sitemapPaths(NEUTRAL, [1001])).toEqual([]);
  if (!("page" in NEUTRAL.root)) throw new Error("the neutral brand has a root page");
  expect(landingMetadata(NEUTRAL, NEUTRAL.root.page).alternates).toBeUndefined();
});

test("a brand's robots.txt names its own sitemap", () => {
  expect(robotsText(mima)).toContain("Sitemap: https://mima.example/sitemap.xml");
});

test("a sitemap lists what the host is canonical for, and no redirect", () => {
  expect(sitemapPaths(mima, [1001])).toEqual(["/index", "/index_m", "/goodsDetails?goodsId=1001"]);
  expect(sitemapPaths(huoshan, [])).toEqual(["/", "/index", "/huoshanzuhao"]);
});

test("a sitemap is XML with full addresses, and never longer than a file may be", () => {
  const many = Array.from({ length: SITEMAP_LIMIT + 5 }, (_, index) => `/p?a=1&b=${index}`);
  const xml = sitemapXml(mima, many);
  const parsed = new DOMParser().parseFromString(xml, "application/xml");
  expect(parsed.querySelector("parsererror")).toBeNull();
  expect(parsed.querySelectorAll("loc")).toHaveLength(SITEMAP_LIMIT);
  expect(parsed.querySelector("loc")?.textContent).toBe("https://mima.example/p?a=1&b=0");
});

test("icon and manifest carry the brand's colours", () => {
  for (const brand of [...BRANDS, NEUTRAL]) {
    const icon = new DOMParser().parseFromString(iconSvg(brand), "image/svg+xml");
    expect(icon.querySelector("rect")?.getAttribute("fill")).toBe(brand.theme.primary);
    expect(manifestOf(brand)).toMatchObject({ name: brand.name, theme_color: brand.theme.primary });
  }
});

test("the organization of a page is the brand's company at its own address", () => {
  expect(JSON.stringify(organizationData(mima))).toContain(mima.company.name);
  expect(originOf(mima)).toBe("https://mima.example");
});
