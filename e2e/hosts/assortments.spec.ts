import { brandByKey } from "@storefront/brands";
import { type AssortedListing, isInAssortment } from "@storefront/brands/assortment";
import { requestHost } from "@storefront/testbed/deployment/host-request";
import { onBrand, testBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import { linkOf } from "../support/traces";

/** Hosts of different kinds: everything, rentals, accounts, cards, boosting, a market of some games, none. */
const HOSTS = ["mima", "huoshan", "maihaowang", "zhengqi", "diandian", "zhangyoudao", "taobaobao"];
const GAME = encodeURIComponent("曜日战歌");
const PAGES = ["/index", "/games", `/games/${GAME}`, `/search?q=${GAME}`, "/sitemap.xml"];

interface Listed {
  goods_id: number;
  kind: AssortedListing["kind"];
  game_name: string;
  seller_id: number;
}

/** All listings on sale by id, from the marketplace. */
async function readListings(): Promise<Map<number, AssortedListing>> {
  const { body } = await requestHost(testBrand(), "/api/v1/goods/ids?after=0&below=50000");
  const { list } = (JSON.parse(body) as { data: { list: Listed[] } }).data;
  return new Map(
    list.map(({ goods_id, kind, game_name: game, seller_id: sellerId }) => [
      goods_id,
      { kind, game, sellerId },
    ]),
  );
}

const idsIn = (body: string): number[] => [
  ...new Set([...body.matchAll(/goodsDetails\?goodsId=(\d+)/g)].map(([, id]) => Number(id))),
];

test("shows no listing outside a host's assortment", {
  tag: "@readonly",
}, async () => {
  const listings = await readListings();
  for (const key of HOSTS) {
    const assortment = brandByKey(key)?.assortment;
    for (const path of PAGES) {
      const ids = idsIn((await requestHost(onBrand(key), path)).body);
      const outside = ids.filter((id) => {
        const listing = listings.get(id);
        return listing === undefined || !isInAssortment(assortment, listing);
      });
      expect(outside, `${key}${path}`).toEqual([]);
      if (path === "/index") expect(ids.length > 0, key).toBe(key !== "taobaobao");
    }
  }
});

test("a listing is canonical on the one host whose sitemap has it", {
  tag: "@readonly",
}, async () => {
  const owners = new Map<number, string>();
  for (const key of HOSTS) {
    for (const id of idsIn((await requestHost(onBrand(key), "/sitemap.xml")).body)) {
      expect(owners.get(id), `${id} on ${key}`).toBeUndefined();
      owners.set(id, key);
    }
  }
  for (const key of ["mima", "huoshan", "zhengqi"]) {
    const [id] = [...owners].find(([, owner]) => owner === key) ?? [];
    expect(id, key).toBeDefined();
    for (const host of HOSTS) {
      const { status, body } = await requestHost(onBrand(host), `/goodsDetails?goodsId=${id}`);
      const canonical = `https://${brandByKey(key)?.hosts[0]}/goodsDetails?goodsId=${id}`;
      if (status === 200) expect(linkOf(body, "canonical"), host).toBe(canonical);
      else expect(status, host).toBe(307);
    }
  }
});
