import { BRANDS } from "./index";
import type { SellBand } from "./layouts/sell-bands";

const PAGES = BRANDS.flatMap(({ key, root, landings }) =>
  [...("page" in root ? [root.page] : []), ...landings].map((landing) => ({
    name: `${key} ${landing.route}`,
    landing,
  })),
);

/** Pages whose bands are in the page's own order: the sell and value layouts. */
const BANDED = PAGES.flatMap(({ name, landing: { layout } }) =>
  layout && "bands" in layout && "head" in layout && "close" in layout
    ? [{ name, layout, bands: layout.bands as readonly SellBand[] }]
    : [],
);

test("every landing page except legal ones has a layout", () => {
  const plain = PAGES.filter(({ landing }) => !landing.layout && landing.kind !== "legal");
  expect(plain.map(({ name }) => name)).toEqual([]);
});

test("no section of a sell page has the surface of the one above it", () => {
  const repeated = BANDED.flatMap(({ name, layout, bands }) => {
    const surfaces = [layout.head, ...bands, layout.close].map(({ surface }) => surface);
    return surfaces.flatMap((it, at) => (it === surfaces[at - 1] ? [`${name} ${at}`] : []));
  });
  expect(repeated).toEqual([]);
});

test("no two pages of one layout show the same bands in the same order", () => {
  const orders = BANDED.map(({ layout, bands }) =>
    [layout.layout, ...bands.map(({ band }) => band)].join(" "),
  );
  expect(orders.filter((order, at) => orders.indexOf(order) !== at)).toEqual([]);
});

test("no two pages of one layout have the same first view", () => {
  const views = BANDED.map(({ layout }) =>
    [layout.layout, JSON.stringify({ ...layout.head, sheet: undefined })].join(" "),
  );
  expect(views.filter((view, at) => views.indexOf(view) !== at)).toEqual([]);
});
