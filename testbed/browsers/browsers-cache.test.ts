import { browsersCache } from "./browsers-cache";

test("uses the folder of BROWSERS_CACHE", () => {
  expect(browsersCache({ BROWSERS_CACHE: "/builds", XDG_CACHE_HOME: "/cache" })).toBe("/builds");
});

test("uses the user's cache folder by default", () => {
  const folder = browsersCache({ XDG_CACHE_HOME: "/cache" });
  expect(folder).toBe("/cache/game-item-storefront/browsers");
});
