import { findPicture } from "@storefront/sandbox/media/picture";
import { openPhone, type TestPhone } from "@storefront/testbed/mobile/open-phone";
import { phoneBrowser } from "@storefront/testbed/mobile/phone-browser";

let test: TestPhone;
beforeAll(async () => {
  test = await openPhone();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const open = (query: string) => phoneBrowser(test).get(`/phone/goodsDetails?${query}`);

it("is the target of the goods' QR code", async () => {
  const { h5_qrcode_url, goods_name } = (await test.request("goodsDetail", { goods_id: 1001 }))
    .data;
  const browser = phoneBrowser(test);
  const { location } = await browser.post("/phone/scan", { code: h5_qrcode_url });
  const { status, html } = await browser.get(location ?? "");
  expect(status).toBe(200);
  expect(html).toContain(goods_name);
  expect(html).toContain("立即购买");
});

it("requests pictures in sizes that exist", async () => {
  const { html } = await open("goodsId=1001");
  const sources = [...html.matchAll(/(?:src|href)="(\/media\/[^"]+)"/g)].map(([, url = ""]) => url);
  expect(sources.length).toBeGreaterThan(6);
  for (const url of sources) {
    const picture = findPicture(
      url.replace(/^\/media\/|\?.*$/g, ""),
      new URL(url, test.deps.config.publicApiUrl).searchParams.get("w") ?? undefined,
    );
    expect([url, picture === null]).toEqual([url, false]);
  }
});

it.each(["", "goodsId=", "goodsId=0", "goodsId=abc", "goodsId=99999", "goodsId=1&goodsId=2"])(
  "answers 404 for ?%s",
  async (query) => {
    const { status, html } = await open(query);
    expect(status).toBe(404);
    expect(html).toContain("商品不存在或已下架");
  },
);

it.each([1004, 1005])("refers buyers of %i to the app", async (goodsId) => {
  const { html } = await open(`goodsId=${goodsId}`);
  expect(html).toContain("/phone/download");
  expect(html).not.toContain("立即购买");
});

it("shows sold-out goods without a form to buy them", async () => {
  expect((await open("goodsId=1012")).html).toMatch(/<button[^>]*disabled[^>]*>已售罄/);
});

it("escapes hostile text", async () => {
  const { goods_name } = (await test.request("goodsDetail", { goods_id: 1016 })).data;
  expect(goods_name).toContain("<");
  const { html } = await open("goodsId=1016");
  expect(html).not.toContain(goods_name);
  for (const tag of ["<script>", "<img src=x", "<b on", "<i>"]) expect(html).not.toContain(tag);
  expect(html).toContain("&lt;script&gt;");
});

it("keeps the promoter of a shared link, escaped", async () => {
  const { html } = await open(
    `goodsId=1001&promotion_user_id=7&sign=${encodeURIComponent('a"><b>')}`,
  );
  expect(html).toContain('name="promotion_user_id" value="7"');
  expect(html).toContain('name="sign" value="a&quot;&gt;&lt;b&gt;"');
});

it("requires a login to order, and returns", async () => {
  const { status, location } = await phoneBrowser(test).post("/phone/goodsDetails", {
    goods_id: "1011",
    quantity: "1",
    channel: "alipay",
  });
  expect(status).toBe(303);
  expect(new URLSearchParams(location?.split("?")[1]).get("next")).toBe(
    "/phone/goodsDetails?goodsId=1011",
  );
});

it("links to the hours of a rent and to open groups, keeping the promoter", async () => {
  const rent = await open("goodsId=1003&promotion_user_id=7&sign=abc");
  expect(rent.html).toContain("立即租号");
  expect(rent.html).toContain('action="/phone/rentOrder"');
  expect(rent.html).toContain('name="promotion_user_id" value="7"');
  const group = await open("goodsId=1008&promotion_user_id=7&sign=abc");
  expect(group.html).toContain(
    'href="/phone/groupOrder?goodsId=1008&amp;promotion_user_id=7&amp;sign=abc"',
  );
  expect(group.html).toContain("立即购买");
});
