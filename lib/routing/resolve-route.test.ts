import { BRANDS, LANDING_ROUTES } from "@storefront/brands";
import { rootPath } from "@storefront/brands/pages";
import { applyBrandChanges } from "@storefront/brands/registry";
import { matchHost } from "./host";
import { PAGES } from "./known-paths";
import { type PageRequest, type RouteDecision, type Rules, resolveRoute } from "./resolve-route";

const rules: Rules = {
  trustedHops: 0,
  mobileSiteUrl: "https://m.example/",
  unknownHost: "neutral",
};
const DESKTOP = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36";
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148";
const IPAD = "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Mobile/15E148";
const TABLET = "Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/130.0.0.0 Safari/537.36";
const CRAWLER = "Mozilla/5.0 (Linux; Android 6) Mobile (compatible; Googlebot/2.1)";

function decideFor(address: string, more: Partial<PageRequest> = {}, ruled: Partial<Rules> = {}) {
  const [, host = "", path = "", query = ""] = /^([^/]*)(\/[^?]*)(\?.*)?$/.exec(address) ?? [];
  return resolveRoute(
    {
      host: matchHost(host),
      path,
      query,
      userAgent: DESKTOP,
      desktopCookie: false,
      ...more,
    },
    { ...rules, ...ruled },
  );
}

/** "rewrite /mima/index", "307 /index_m", "421", with "~" when the response varies by device. */
function summaryOf(decision: RouteDecision): string {
  const mark = decision.variesByDevice ? " ~" : "";
  if (decision.kind === "refuse") return `${decision.status}${mark}`;
  if (decision.kind === "redirect") return `${decision.status} ${decision.location}${mark}`;
  return `rewrite ${decision.path}${mark}`;
}

describe("a desktop visitor", () => {
  test.each([
    ["mima.example/", "307 /index_m ~", "root"],
    ["mima.example/?ad=1&x=%20", "307 /index_m?ad=1&x=%20 ~", "root"],
    ["diandian.localhost/", "307 /index_d_d ~", "root"],
    ["huoshan.example/", "rewrite /huoshan ~", "host"],
    ["huoshan.localhost:3000/?ad=1", "rewrite /huoshan ~", "local"],
    ["localhost:3000/", "rewrite /neutral ~", "unknown"],
    ["192.0.2.1/index", "rewrite /neutral/index ~", "unknown"],
    ["mima.example/index", "rewrite /mima/index ~", "host"],
    ["mima.example/index_m", "rewrite /mima/index_m", "host"],
    ["huoshan.example/index_m", "rewrite /huoshan/index_m", "host"],
    ["nobody.example/huoshanzuhao", "rewrite /neutral/huoshanzuhao", "unknown"],
    ["mima.example/account/orders", "rewrite /mima/account/orders", "host"],
    ["mima.example/account/orders/2026", "rewrite /mima/account/order", "host"],
    ["mima.example/Account/Orders/2026/?x=1", "308 /account/orders/2026?x=1", "spelling"],
    ["mima.example/account/orders/%3Cb%3E", "rewrite /mima/missing", "missing"],
    ["mima.example/account/order", "rewrite /mima/missing", "missing"],
    ["mima.example/games", "rewrite /mima/games", "host"],
    ["mima.example/games/ab?page=2&x=1", "rewrite /mima/games/YWI/all/plain", "host"],
    ["mima.example/games/ab?sort=newest", "rewrite /mima/games/YWI/all/P3NvcnQ9bmV3ZXN0", "host"],
    ["mima.example/games/ab/card-key/?page=0", "308 /games/ab/card-key?page=0", "spelling"],
    ["mima.example/games/ab?price_from=5&price_to=", "307 /games/ab?price=5-up", "form"],
    ["mima.example/games/ab/account?skins_from=&x=1", "307 /games/ab/account", "form"],
    ["mima.example/search?q=a&price_from=9&price_to=1", "307 /search?q=a&price=1-9", "form"],
    ["mima.example/games?price_from=5", "rewrite /mima/games", "host"],
    ["mima.example/games/ab/swords", "rewrite /mima/missing", "missing"],
    ["mima.example/robots.txt", "rewrite /mima/host-files/robots", "host"],
    ["mima.example/sitemap-goods-0.xml", "rewrite /mima/host-files/sitemap-goods/0", "host"],
    [
      "mima.example/sitemap-goods-42949.xml",
      "rewrite /mima/host-files/sitemap-goods/42949",
      "host",
    ],
    ["mima.example/sitemap-shops-3.xml", "rewrite /mima/host-files/sitemap-shops/3", "host"],
    ["mima.example/goodsDetails?goodsId=5&x", "rewrite /mima/goodsDetails/5 ~", "host"],
    ["mima.example/goodsDetails?goodsId=x", "rewrite /mima/goodsDetails/unknown ~", "host"],
    [
      "mima.example/personal_center?user_id=5&api=//evil",
      "rewrite /mima/personal_center/5",
      "host",
    ],
    ["mima.example/personal_center?user_id=05", "rewrite /mima/personal_center/unknown", "host"],
    ["mima.example/goodsDetails", "rewrite /mima/goodsDetails/unknown ~", "host"],
    ["mima.example/goodsDetail?goodsId=5", "rewrite /mima/goodsDetail/5 ~", "host"],
    ["mima.example/goodsDetail?goodsId=05", "rewrite /mima/goodsDetail/unknown ~", "host"],
    ["mima.example/goodsDetail", "rewrite /mima/goodsDetail/unknown ~", "host"],
    ["mima.example/practicePage", "rewrite /mima/practicePage ~", "host"],
    ["mima.example/about", "rewrite /mima/about", "host"],
    ["huoshan.example/practicePage", "rewrite /huoshan/missing", "missing"],
    ["taobaobao.example/games", "rewrite /taobaobao/missing", "missing"],
    ["taobaobao.example/search?q=a", "rewrite /taobaobao/missing", "missing"],
  ])("%s: %s", (address, decision, reason) => {
    const made = decideFor(address);
    expect([summaryOf(made), made.reason]).toEqual([decision, reason]);
  });
});

describe("old spellings are redirected in one step with their query", () => {
  test.each([
    ["mima.example/INDEX_M?a=1", "308 /index_m?a=1"],
    ["mima.example/index_m/", "308 /index_m"],
    ["mima.example/Index_M//?a=1&b=%2F", "308 /index_m?a=1&b=%2F"],
    ["mima.example/goodsdetails?goodsId=5", "308 /goodsDetails?goodsId=5"],
    ["mima.example/GoodsDetails/?goodsId=5", "308 /goodsDetails?goodsId=5"],
    ["mima.example/practicepage", "308 /practicePage"],
    ["mima.example/Robots.txt", "308 /robots.txt"],
  ])("%s: %s", (address, decision) => {
    expect(summaryOf(decideFor(address))).toBe(decision);
  });

  test("on a phone too, before anything else", () => {
    expect(summaryOf(decideFor("mima.example/GOODSDETAILS?goodsId=5", { userAgent: PHONE }))).toBe(
      "308 /goodsDetails?goodsId=5",
    );
  });
});

test("every host has the key file of IndexNow, if a key is set", () => {
  const file = "huoshan.example/abcd1234.txt";
  expect(summaryOf(decideFor(file))).toBe("rewrite /huoshan/missing");
  expect(summaryOf(decideFor(file, {}, { indexNowKey: "abcd1234" }))).toBe(
    "rewrite /huoshan/host-files/indexnow-key",
  );
});

describe("the order behind a card link", () => {
  const API = "/v1/order/detail?order_num=20260301100000000000";
  const TARGET = `307 https://m.example/orderDetails?url=${encodeURIComponent(API)}&brand=mima`;

  test.each([
    ["encoded", encodeURIComponent(API), TARGET],
    ["unencoded", API, TARGET],
    ["followed by another parameter", `${encodeURIComponent(API)}&sign=x`, TARGET],
  ])("%s redirects to the mobile site", (_, url, decision) => {
    const made = decideFor(`mima.example/card_detail?url=${url}`);
    expect([summaryOf(made), made.reason]).toEqual([decision, "card"]);
  });

  test.each([
    "",
    "%",
    "https://evil.example/v1/order/detail",
    "//evil.example/v1/order/detail",
    "/\\evil.example/v1/order",
    "/v3/order/detail",
    "/v1/../../evil",
    "/v1/order/%252e%252e/detail",
    "/v1/order/detail?next=https://evil.example",
    "/v1/order/detail?x=//evil.example",
    "/v1/order/detail%00",
    "/v1/order/detail%0d%0aLocation:x",
    "javascript:alert(1)",
    " /v1/order/detail",
    "/v1/order/detail#x",
    "v1/order/detail",
    "/V1/order/detail",
    "/v1/order/det ail",
  ])("%j does not redirect, and shows the error page", (url) => {
    expect(summaryOf(decideFor(`mima.example/card_detail?url=${encodeURIComponent(url)}`))).toBe(
      "rewrite /mima/card_detail",
    );
  });

  test("uses the first of two addresses, and redirects nowhere without one", () => {
    expect(summaryOf(decideFor("mima.example/card_detail"))).toBe("rewrite /mima/card_detail");
    const two = `?url=${encodeURIComponent("//evil.example")}&url=${encodeURIComponent(API)}`;
    expect(summaryOf(decideFor(`mima.example/card_detail${two}`))).toBe(
      "rewrite /mima/card_detail",
    );
  });
});

describe("internal paths", () => {
  test.each([
    "mima.example/mima/goodsDetails/5",
    "mima.example/huoshan/goodsDetails/5",
    "mima.example/huoshan",
    "mima.example/goodsDetails/5",
    "mima.example/goodsDetail/5",
    "mima.example/goodsDetails/unknown",
    "mima.example/missing",
    "mima.example/host-files/robots",
    "mima.example/sitemap-goods-01.xml",
    "mima.example/sitemap-goods-.xml",
    "mima.example/sitemap-goods-1.xml.x",
    "mima.example/sitemap-goods-999999.xml",
    "mima.example/sitemap-goods-42950.xml",
    "mima.example/sitemap-shops-99999.xml",
    "mima.example/sitemap-shops-.xml",
    "mima.example/sitemap-sellers-1.xml",
    "mima.example/goodsDetails%2F5",
    "mima.example/%67oodsDetails",
    "mima.example//evil.example",
    "mima.example//evil.example/index_m",
    "mima.example/..%2fhuoshan",
    "mima.example/\\evil.example",
    "mima.example/constructor",
    "mima.example/__proto__",
    "mima.example/index_m.rsc",
    "mima.example/api",
  ])("%s is rewritten to the missing page", (address) => {
    expect(decideFor(address)).toMatchObject({
      kind: "rewrite",
      path: "/mima/missing",
      reason: "missing",
    });
  });
});

describe("phones", () => {
  test.each([
    ["mima.example/?ad=7&x=1", PHONE, "307 https://m.example/?ad=7&brand=mima ~"],
    ["mima.example/?ad=a%26b%20c", PHONE, "307 https://m.example/?ad=a%26b%20c&brand=mima ~"],
    [
      "mima.example/?ad=%0d%0aSet-Cookie:x",
      PHONE,
      "307 https://m.example/?ad=%0D%0ASet-Cookie%3Ax&brand=mima ~",
    ],
    ["mima.example/", TABLET, "307 https://m.example/?brand=mima ~"],
    ["huoshan.example/", IPAD, "307 https://m.example/?brand=huoshan ~"],
    ["mima.example/index?ad=7", TABLET, "307 https://m.example/?ad=7&brand=mima ~"],
    ["mima.example/practicePage?x=1", PHONE, "307 https://m.example/game?brand=mima ~"],
    ["mima.example/practicePage", IPAD, "307 https://m.example/game?brand=mima ~"],
    ["huoshan.example/practicePage", PHONE, "rewrite /huoshan/missing"],
    ["mima.example/practicePage", TABLET, "rewrite /mima/practicePage ~"],
    [
      "mima.example/goodsDetails?goodsId=5&promotion_user_id=7&sign=abc",
      PHONE,
      "307 https://m.example/goodsDetails?goodsId=5&promotion_user_id=7&sign=abc&brand=mima ~",
    ],
    [
      "mima.example/goodsDetail?goodsId=5",
      PHONE,
      "307 https://m.example/goodsDetails?goodsId=5&brand=mima ~",
    ],
    ["mima.example/goodsDetails?goodsId=5", IPAD, "rewrite /mima/goodsDetails/5 ~"],
    ["mima.example/goodsDetails?goodsId=5", TABLET, "rewrite /mima/goodsDetails/5 ~"],
    ["mima.example/index_m", PHONE, "rewrite /mima/index_m"],
    ["mima.example/?ad=7", CRAWLER, "307 /index_m?ad=7 ~"],
    ["mima.example/goodsDetails?goodsId=5", CRAWLER, "rewrite /mima/goodsDetails/5 ~"],
  ])("%s as %s: %s", (address, userAgent, decision) => {
    expect(summaryOf(decideFor(address, { userAgent }))).toBe(decision);
  });

  test("stay on the desktop site with ?desktop=1, which is remembered", () => {
    expect(
      decideFor("mima.example/goodsDetails?goodsId=5&desktop=1", { userAgent: PHONE }),
    ).toMatchObject({ kind: "rewrite", path: "/mima/goodsDetails/5", rememberDesktop: true });
    expect(decideFor("mima.example/index?desktop=0", { userAgent: PHONE }).reason).toBe("phone");
  });

  test("have ?desktop=1 remembered when the page itself redirects", () => {
    expect(decideFor("mima.example/?desktop=1", { userAgent: PHONE })).toMatchObject({
      kind: "redirect",
      location: "/index_m?desktop=1",
      rememberDesktop: true,
    });
  });

  test("are not redirected when the desktop cookie is set", () => {
    const made = decideFor("mima.example/index", { userAgent: PHONE, desktopCookie: true });
    expect(summaryOf(made)).toBe("rewrite /mima/index ~");
  });

  test("carry no brand from an unknown host", () => {
    expect(summaryOf(decideFor("192.0.2.1/index?ad=7", { userAgent: PHONE }))).toBe(
      "307 https://m.example/?ad=7 ~",
    );
  });

  test("count as desktops without a User-Agent header", () => {
    expect(summaryOf(decideFor("mima.example/index", { userAgent: null }))).toBe(
      "rewrite /mima/index ~",
    );
  });
});

describe("a root that redirects", () => {
  const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15";

  test("is marked for browsers that may be an iPad's, and only for those", () => {
    expect(decideFor("mima.example/", { userAgent: MAC })).toMatchObject({ marksRoot: true });
    expect(decideFor("mima.example/")).toMatchObject({ marksRoot: false });
    expect(decideFor("huoshan.example/", { userAgent: MAC })).toMatchObject({ marksRoot: false });
  });
});

test("sends phones to a brand's own mobile site", () => {
  applyBrandChanges({ mima: { mobileSiteUrl: "https://own-m.example/" } });
  try {
    expect(summaryOf(decideFor("mima.example/index?ad=7", { userAgent: PHONE }))).toBe(
      "307 https://own-m.example/?ad=7 ~",
    );
  } finally {
    applyBrandChanges({});
  }
});

describe("hosts", () => {
  test("refuses every request to an unknown host if the operator enables it", () => {
    const strict = { unknownHost: "refuse" } as const;
    expect(summaryOf(decideFor("nobody.example/", {}, strict))).toBe("421");
    expect(summaryOf(decideFor("nobody.example/INDEX_M", {}, strict))).toBe("421");
    expect(summaryOf(decideFor("mima.example/index_m", {}, strict))).toBe("rewrite /mima/index_m");
  });
});

test("every page of every brand is rewritten under the brand's key, or redirected within the host", () => {
  for (const brand of BRANDS) {
    for (const path of PAGES) {
      const made = decideFor(`${brand.key}.localhost${path}`);
      if (made.kind === "rewrite") expect(made.path.split("/")[1]).toBe(brand.key);
      else expect(made).toMatchObject({ kind: "redirect", status: 307, reason: "root" });
    }
  }
});

describe.each(BRANDS.map((brand) => [brand.key, brand] as const))("%s", (key, brand) => {
  const hosts = brand.hosts.flatMap((host) => [host, `www.${host}`, `${host.toUpperCase()}:8443`]);

  test.each([...hosts, `${key}.localhost:3000`])("%s/ is its root, with the query", (host) => {
    const made = decideFor(`${host}/?ad=1&x=%20`);
    if (brand.rootPage) expect(summaryOf(made)).toBe(`rewrite /${key} ~`);
    else expect(summaryOf(made)).toBe(`307 ${rootPath(brand)}?ad=1&x=%20 ~`);
  });

  test("serves every landing route, in any spelling, under its own key", () => {
    for (const route of LANDING_ROUTES) {
      expect(summaryOf(decideFor(`${key}.localhost${route}`))).toBe(`rewrite /${key}${route}`);
      expect(summaryOf(decideFor(`${key}.localhost${route.toUpperCase()}/?a=1`))).toBe(
        `308 ${route}?a=1`,
      );
    }
  });
});

test("the target of a brand's root redirect is not a redirect", () => {
  for (const brand of BRANDS) {
    expect(decideFor(`${brand.key}.localhost${rootPath(brand)}`).kind).toBe("rewrite");
  }
});

test("lets no cache keep the page of an order", () => {
  expect(decideFor("mima.example/account/orders/2026").noStore).toBe(true);
  expect(decideFor("mima.example/account/orders").noStore).toBe(false);
});
