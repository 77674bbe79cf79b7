import type { Visit } from "./crawl-host";
import { type CrawledHost, judgeCrawl } from "./judge-crawl";

const MIMA = "https://mima.example";
const OTHER = "https://other.example";

const page = (canonical: string, text: string, isIndexable = true): Visit => ({
  status: 200,
  location: undefined,
  page: { links: [], canonical, isIndexable, text },
  from: "/",
});
const goods = (origin: string, id: number) =>
  page(`${origin}/goodsDetails?goodsId=${id}`, `编号 ${id} 的账号，${"段位皮肤".repeat(id)}`);

const host = (origin: string, visits: Record<string, Visit>, more: Partial<CrawledHost> = {}) => ({
  key: new URL(origin).hostname.split(".")[0] ?? "",
  origin,
  crawl: { visits: new Map(Object.entries(visits)), outward: new Map() },
  sitemap: new Map<string, Visit>(),
  ownPages: [],
  ...more,
});

const judge = (hosts: CrawledHost[], elsewhere: Record<string, Visit> = {}) => {
  const faults = judgeCrawl(hosts, new Map(Object.entries(elsewhere)));
  return Object.fromEntries(Object.entries(faults).filter(([, list]) => list.length > 0));
};

test("finds nothing where each page is canonical in one place", () => {
  const home = page(MIMA, "游戏里的东西，都能放心换");
  const mima = host(
    MIMA,
    {
      "/": home,
      "/goodsDetails?goodsId=1": goods(MIMA, 1),
      "/goodsDetail?goodsId=1": goods(MIMA, 1),
      "/goodsDetails?goodsId=2": goods(OTHER, 2),
      "/games?sort=newest": page(`${MIMA}/games`, "全部游戏", false),
    },
    { sitemap: new Map([["/", home]]), ownPages: ["/"] },
  );
  const found = judge([mima], { [`${OTHER}/goodsDetails?goodsId=2`]: goods(OTHER, 2) });
  expect(found).toEqual({});
});

test("finds links to errors, with where they are", () => {
  const lost: Visit = { status: 404, location: undefined, page: undefined, from: "/index" };
  expect(judge([host(MIMA, { "/gone": lost })], { [`${OTHER}/lost`]: lost })).toEqual({
    broken: ["mima/gone: 404, from /index", `${OTHER}/lost: 404, from /index`],
  });
});

test("finds canonical addresses that do not answer, or name another one", () => {
  const visits = {
    "/a": page(`${MIMA}/b`, "甲乙丙丁戊己"),
    "/c": page("", "子丑寅卯辰巳"),
    "/d": goods(OTHER, 3),
  };
  expect(
    judge([host(MIMA, visits)], { [`${OTHER}/goodsDetails?goodsId=3`]: goods(MIMA, 3) }),
  ).toEqual({
    lostCanonicals: [
      `${MIMA}/a: ${MIMA}/b`,
      `${MIMA}/c: none`,
      `${MIMA}/d: ${OTHER}/goodsDetails?goodsId=3`,
    ],
  });
});

test("finds addresses of a sitemap and own pages that nothing links to, or that are not canonical", () => {
  const owned = page(`${MIMA}/owned`, "按小时租游戏账号");
  const sitemap = new Map([
    ["/owned", owned],
    ["/moved", page(`${MIMA}/owned`, "按小时租游戏账号")],
  ]);
  const mima = host(MIMA, { "/moved": owned }, { sitemap, ownPages: ["/index_m"] });
  expect(judge([mima])).toEqual({
    unfitForSitemap: [`${MIMA}/moved`],
    orphans: ["mima/owned", "mima/index_m"],
  });
});

test("finds canonical pages with the same content, and listings that are canonical twice", () => {
  const hosts = [MIMA, OTHER].map((origin) => {
    const address = "/goodsDetails?goodsId=5";
    return host(origin, { [address]: page(origin + address, "一个满皮账号，找回包赔") });
  });
  expect(judge(hosts)).toEqual({
    duplicates: [`${MIMA}/goodsDetails?goodsId=5 and ${OTHER}/goodsDetails?goodsId=5`],
    sharedListings: [`5: ${MIMA} and ${OTHER}`],
  });
});

test("finds listings with more than two addresses on a host", () => {
  const visit = goods(MIMA, 1);
  const addresses = [
    "/goodsDetails?goodsId=1",
    "/goodsDetail?goodsId=1",
    "/goodsDetails?sign=a&goodsId=1",
  ];
  const visits = Object.fromEntries(addresses.map((address) => [address, visit]));
  expect(judge([host(MIMA, visits)])).toEqual({
    crowdedListings: [`mima 1: ${addresses.join(" ")}`],
  });
});
