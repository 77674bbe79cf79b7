import { requestHost } from "@storefront/testbed/deployment/host-request";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { gameHref } from "../../lib/addresses/game-path";
import { expect, test } from "../fixtures";

const GAME = "曜日战歌";

/** Game of the listings that the tests add. */
const OWN_GAME = "沙盒";

const dataOf = (body: string) => {
  const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  return JSON.parse(data) as { "@graph": { "@type": string; itemListElement: unknown[] }[] };
};

test("serves a game's list with title, canonical link and structured data", {
  tag: "@readonly",
}, async () => {
  const path = gameHref({ game: GAME, kind: "account" });
  const { status, body } = await requestHost(onBrand("mima"), path);
  expect(status).toBe(200);
  expect(body).toContain(`<title>${GAME} · 账号 - 密马</title>`);
  expect(body).toContain(`<link rel="canonical" href="https://mima.example${path}"/>`);
  const [list, crumbs] = dataOf(body)["@graph"];
  expect(list?.["@type"]).toBe("ItemList");
  expect(list?.itemListElement.length).toBeGreaterThan(0);
  expect(crumbs?.itemListElement).toHaveLength(4);

  const sorted = await requestHost(onBrand("mima"), `${path}?utm=1&sort=price-asc&page=x`);
  expect(sorted.body).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(sorted.body).toContain(`<link rel="canonical" href="https://mima.example${path}"/>`);
});

test("adds a listing to its game's list when it goes on sale, and removes it when delisted", async ({
  sandbox,
}) => {
  const path = gameHref({ game: OWN_GAME });
  const listed = () =>
    requestHost(onBrand("mima"), path).then(({ body }) => body.includes("新上架的点券"));
  await listed();
  const { goods_id } = await sandbox.list({ goods_name: "新上架的点券", nickname: "小店" });
  await expect.poll(listed).toBe(true);
  await sandbox.unlist(goods_id);
  await expect.poll(listed).toBe(false);
});
