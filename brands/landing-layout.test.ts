import { BRANDS } from "./index";
import type { SellBand } from "./layouts/sell-bands";
import { pagesOf } from "./pages";

/** Pages whose bands are in the page's own order: the sell and value layouts. */
const BANDED = BRANDS.flatMap((brand) =>
  pagesOf(brand).flatMap((page) =>
    "bands" in page
      ? [{ name: `${brand.key} ${page.route}`, page, bands: page.bands as readonly SellBand[] }]
      : [],
  ),
);

test("no section of a sell page has the surface of the one above it", () => {
  const repeated = BANDED.flatMap(({ name, page, bands }) => {
    const surfaces = [page.head, ...bands, page.close].map(({ surface }) => surface);
    return surfaces.flatMap((it, at) => (it === surfaces[at - 1] ? [`${name} ${at}`] : []));
  });
  expect(repeated).toEqual([]);
});

test("no two pages of one layout show the same bands in the same order", () => {
  const orders = BANDED.map(({ page, bands }) =>
    [page.layout, ...bands.map(({ band }) => band)].join(" "),
  );
  expect(orders.filter((order, at) => orders.indexOf(order) !== at)).toEqual([]);
});

test("no two pages of one layout have the same first view", () => {
  const views = BANDED.map(({ page }) =>
    [page.layout, JSON.stringify({ ...page.head, sheet: undefined })].join(" "),
  );
  expect(views.filter((view, at) => views.indexOf(view) !== at)).toEqual([]);
});
