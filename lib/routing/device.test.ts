import { BRANDS } from "@storefront/brands";
import { withParameter } from "../addresses/with-parameter";
import { type Device, deviceOf } from "./device";
import { matchHost } from "./host";
import { resolveRoute } from "./resolve-route";
import { USER_AGENTS } from "./testing/user-agents";

const GOODS = "?goodsId=5&promotion_user_id=7&sign=a%2Bb";
const QUERY = "?ad=7&x=1";
const MOBILE = "https://m.example/";

/** Product §2 Redirects: the target for each device, "" when it stays. */
const MATRIX: readonly [path: string, query: string, Record<Device, string>][] = [
  ["/", QUERY, row({ phone: "?ad=7", tablet: "?ad=7", ipad: "?ad=7" })],
  ["/index", QUERY, row({ phone: "?ad=7", tablet: "?ad=7", ipad: "?ad=7" })],
  ["/practicePage", QUERY, row({ phone: "game", ipad: "game" })],
  ["/goodsDetail", GOODS, row({ phone: `goodsDetails${GOODS}` })],
  ["/goodsDetails", GOODS, row({ phone: `goodsDetails${GOODS}` })],
  ["/corporate-information", QUERY, row({})],
  ["/about", QUERY, row({})],
  ["/personal_center", QUERY, row({})],
  ["/card_detail", QUERY, row({})],
  ["/robots.txt", "", row({})],
  ["/sitemap.xml", "", row({})],
];

function row(targets: Partial<Record<Device, string>>): Record<Device, string> {
  return { desktop: "", phone: "", tablet: "", ipad: "", crawler: "", ...targets };
}

/** A brand whose root is a page, so that only the device can cause a redirect. */
const brand = BRANDS.find(({ rootPage }) => rootPage);
const rules = { trustedHops: 0, mobileSiteUrl: MOBILE, unknownHost: "neutral" } as const;

function decideFor(path: string, query: string, userAgent: string, desktopCookie = false) {
  const host = matchHost(`${brand?.key}.localhost`);
  return resolveRoute({ host, path, query, userAgent, desktopCookie }, rules);
}

test("the table has enough User-Agents", () => {
  expect(USER_AGENTS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(USER_AGENTS.map(([, , userAgent]) => userAgent)).size).toBe(USER_AGENTS.length);
});

describe.each(USER_AGENTS)("%s", (_, device, userAgent) => {
  test(`is a ${device}`, () => {
    expect(deviceOf(userAgent)).toBe(device);
  });

  test.each(MATRIX)("%s%s", (path, query, targets) => {
    const made = decideFor(path, query, userAgent);
    const target = targets[device];
    if (target === "") expect([made.kind, made.reason]).toEqual(["rewrite", "local"]);
    else {
      const location = withParameter(MOBILE + target, "brand", brand?.key ?? "");
      expect(made).toMatchObject({ kind: "redirect", status: 307, location });
    }
    expect(made.variesByDevice).toBe(Object.values(targets).some((it) => it !== ""));
  });

  test("gets the desktop site everywhere when requested now or before", () => {
    for (const [path, query] of MATRIX) {
      const joined = query === "" ? "?desktop=1" : `${query}&desktop=1`;
      expect(decideFor(path, joined, userAgent).kind).toBe("rewrite");
      const remembered = decideFor(path, query, userAgent, true);
      expect(remembered.kind).toBe("rewrite");
      // A response that depends on a phone's cookie must not be stored by shared caches.
      expect(remembered.isPrivate).toBe(decideFor(path, query, userAgent).reason === "phone");
    }
  });
});

test("classifies a User-Agent of 100 KB as quickly as a short one", () => {
  const long = "Mobile Firefo ".repeat(8_000);
  const started = performance.now();
  for (let read = 0; read < 100; read += 1) deviceOf(long);
  // Quadratic time would take minutes.
  expect(performance.now() - started).toBeLessThan(2_000);
});

test.each([
  ["Mozilla/5.0 (Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "phone"],
  ["Mozilla/5.0 (X11; Linux) Firefox/140.0 Mobile", "desktop"],
])("calls %s a %s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
