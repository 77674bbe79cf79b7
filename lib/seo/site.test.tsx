import { BRANDS, NEUTRAL } from "@storefront/brands";
import { mima } from "@storefront/brands/mima/brand";
import { originOf } from "@/lib/brand-sites";
import { sampleGoods } from "@/lib/goods/testing/goods-sample";
import { goodsMetadata } from "./goods-metadata";
import { homeMetadata } from "./home";
import { manifestOf, robotsText } from "./host-files";
import { iconSvg } from "./icon";
import { landingMetadata } from "./landing";
import { organizationData } from "./organization";
import { siteMetadata } from "./site";
import { sitemapPages } from "./sitemap";

test("a landing page is canonical on its owner's host, regardless of the host that shows it", () => {
  for (const brand of BRANDS) {
    for (const landing of brand.landings) {
      expect(landingMetadata(brand, landing).alternates?.canonical).toBe(
        `https://${brand.hosts[0]}${landing.route}`,
      );
    }
  }
});

test("an unknown host is not indexed: robots, meta, sitemap, canonical", () => {
  expect(robotsText(NEUTRAL)).toBe("User-agent: *\nDisallow: /\n");
  expect(siteMetadata(NEUTRAL).robots).toEqual({ index: false, follow: false });
  expect(sitemapPages(NEUTRAL, true)).toEqual([]);
  if (!NEUTRAL.rootPage) throw new Error("the neutral brand has a root page");
  expect(landingMetadata(NEUTRAL, NEUTRAL.rootPage).alternates).toEqual({});
  const { alternates, openGraph } = goodsMetadata(NEUTRAL, sampleGoods());
  expect(alternates).toEqual({});
  expect(openGraph).not.toHaveProperty("url");
});

test("a brand's robots.txt names its own sitemap", () => {
  expect(robotsText(mima)).toContain("Sitemap: https://mima.example/sitemap.xml");
});

test("icon and manifest carry the brand's colors", () => {
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

describe.each(BRANDS.map((brand) => [brand.key, brand] as const))("%s", (_, brand) => {
  test("its pages mention only its own host, name and company", () => {
    const said = JSON.stringify([
      siteMetadata(brand),
      homeMetadata(brand),
      ...brand.landings.map((landing) => landingMetadata(brand, landing)),
      organizationData(brand),
      manifestOf(brand),
      robotsText(brand),
    ]);
    for (const other of BRANDS) {
      if (other === brand) continue;
      for (const theirs of [other.company.name, other.company.licence, ...other.hosts]) {
        expect(said).not.toContain(`"${theirs}`);
        expect(said).not.toContain(`//${theirs}`);
      }
    }
  });

  test("every page has a title, a description, a canonical address and a picture to share", () => {
    for (const page of [
      homeMetadata(brand),
      ...brand.landings.map((it) => landingMetadata(brand, it)),
    ]) {
      expect(page).toMatchObject({
        title: { absolute: expect.stringMatching(/\S{4}/) },
        description: expect.stringMatching(/\S{8}/),
        alternates: { canonical: expect.stringContaining(`${originOf(brand)}/`) },
        openGraph: { images: [{ url: `${originOf(brand)}/share.png` }] },
      });
    }
  });
});
