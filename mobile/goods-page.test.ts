import { goods } from "@storefront/marketplace/database/schema";
import { findPicture } from "@storefront/sandbox/media/picture";
import { reviewListing } from "@storefront/testbed/marketplace/review-listing";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { phoneBrowser } from "@storefront/testbed/mobile/phone-browser";

const test = useSandboxApp();

const open = (query: string) => phoneBrowser(test).get(`/phone/goodsDetails?${query}`);
const detail = async (goodsId: number) =>
  (await test.request("goodsDetail", { goods_id: goodsId })).data;

/** Text of a page, as a reader sees it. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&[a-z]+;|&#\d+;/g, " ")
    .replace(/\s+/g, " ");

it("is the target of the goods' QR code, and is named after the goods", async () => {
  const { h5_qrcode_url, goods_name } = await detail(1001);
  const browser = phoneBrowser(test);
  const { location } = await browser.post("/phone/scan", { code: h5_qrcode_url });
  const { status, html } = await browser.get(location ?? "");
  expect(status).toBe(200);
  expect(html).toContain(`<title>${goods_name} · `);
  expect(html).toContain("立即购买");
});

it("requests pictures in sizes that exist", async () => {
  const { html } = await open("goodsId=1001");
  const sources = [...html.matchAll(/(?:src|href|srcset)="(\/media\/[^"]+)"/g)]
    .flatMap(([, urls = ""]) => urls.replaceAll("&amp;", "&").split(", "))
    .map((source) => source.split(" ")[0] ?? "");
  expect(sources.length).toBeGreaterThan(20);
  for (const url of sources) {
    const picture = findPicture(
      url.replace(/^\/media\/|\?.*$/g, ""),
      new URL(url, test.deps.config.publicApiUrl).searchParams.get("w") ?? undefined,
    );
    expect([url, picture === null]).toEqual([url, false]);
  }
});

it.each(["", "goodsId=", "goodsId=0", "goodsId=abc", "goodsId=99999", "goodsId=1&goodsId=2"])(
  "answers 404 for ?%s, with a way on",
  async (query) => {
    const { status, html } = await open(query);
    expect(status).toBe(404);
    expect(html).toContain("商品不存在或已下架");
    expect(html).toContain('href="/phone/goods"');
  },
);

it.each([1004, 1005])("refers buyers of %i to the app by the one button", async (goodsId) => {
  const { html } = await open(`goodsId=${goodsId}`);
  expect(html).toMatch(/App 内/);
  expect(html.match(/href="\/phone\/download"/g)).toHaveLength(1);
  expect(html).not.toContain("立即购买");
});

describe("all that the desktop page has", () => {
  it("shows inspection, guarantees with terms, attributes and description of an account", async () => {
    const goods = await detail(1002);
    const { html } = await open("goodsId=1002");
    const text = textOf(html);
    expect(text).toContain("10 项一致，1 项请留意");
    for (const { name, result } of goods.inspection?.report?.items ?? []) {
      expect(text).toContain(name);
      expect(text).toContain(result);
    }
    for (const { name, brief, decided_by } of goods.guarantee) {
      expect(text).toContain(name);
      expect(text).toContain(brief);
      expect(text).toContain(decided_by);
    }
    for (const { title, data } of goods.attributes) {
      expect(text).toContain(`${title} ${data.join("、")}`);
    }
    expect(html).toContain("<h3>账号亮点</h3>");
    expect(goods.compensate_broadcast).toEqual([]);
    expect(text).not.toContain("赔付公示");
    for (const { name } of goods.process) expect(text).toContain(name);
  });

  it("shows price, discounts, specs with price and stock, scores and reviews of a card key", async () => {
    await reviewListing(test, 1001);
    const goods = await detail(1001);
    const { html } = await open("goodsId=1001");
    const text = textOf(html);
    expect(text).toContain("满 100 元减 8 元");
    expect(text).toContain("满 3 件享 95 折");
    for (const { spec_name, spec_price, spec_stock } of goods.specs) {
      expect(text).toMatch(new RegExp(`${spec_name}.*?¥${spec_price} 剩 ${spec_stock} 件`));
    }
    expect(text).toContain("每单限购 2 件");
    expect(text).toContain("4.5 ★★★★★");
    expect(text).toContain("查看全部 12 条评价");
  });

  it("names other listings of the game that are in stock", async () => {
    const { html } = await open("goodsId=1002");
    expect(html).toContain("看看相近的");
    expect(html).toContain('href="/phone/goodsDetails?goodsId=1001"');
    const similar = html.slice(html.indexOf('class="similar"'));
    expect(similar).not.toContain("goodsId=1002");
  });

  it("names only listings that the brand shows, of the shop and of the game", async () => {
    const shownOn = async (goodsId: number, brand: string) => {
      const { html } = await open(`goodsId=${goodsId}&brand=${brand}`);
      const ids = [...html.matchAll(/href="\/phone\/goodsDetails\?goodsId=(\d+)"/g)];
      return Promise.all(ids.map(([, id]) => detail(Number(id))));
    };
    // All listings are of one game and shop here, so that each has others beside it.
    const { game_name, user } = await detail(1002);
    await test.deps.db.update(goods).set({ gameName: game_name, sellerId: user.user_id });
    const cards = await shownOn(1002, "xiaoyou");
    expect(cards.length).toBeGreaterThan(5);
    const others = cards.filter(({ goods_type }) => !["CardKey", "GameItem"].includes(goods_type));
    expect(others).toEqual([]);
    expect((await shownOn(1001, "haohao")).map(({ goods_type }) => goods_type)).not.toContain(
      "CardKey",
    );
    expect((await shownOn(1001, "mima")).map(({ goods_type }) => goods_type)).toContain("CardKey");
    expect(await shownOn(1002, "taobaobao")).toEqual([]);
  });
});

describe("how many can be bought", () => {
  const quantityOf = (html: string) =>
    /<input type="(?:number|hidden)" name="quantity"[^>]*>/.exec(html)?.[0];

  it("has no field for a one-off account", async () => {
    expect(quantityOf((await open("goodsId=1002")).html)).toBe(
      '<input type="hidden" name="quantity" value="1"/>',
    );
  });

  it("has the listing's bounds", async () => {
    const { html } = await open("goodsId=1013");
    expect(quantityOf(html)).toContain('min="2" max="5" value="2"');
    expect(textOf(html)).toContain("2 件起购，每单限购 5 件");
  });

  it("has the widest bounds of the specs", async () => {
    expect(quantityOf((await open("goodsId=1001")).html)).toContain('min="1" max="80"');
  });
});

it("keeps the button outside of the form, which it submits", async () => {
  const { html } = await open("goodsId=1001");
  expect(html).toContain('<form id="buy"');
  expect(html).toMatch(
    /<div class="buy-bar line">.*<button [^>]*type="submit" form="buy">立即购买/s,
  );
  expect(html.match(/立即购买/g)).toHaveLength(1);
});

it("shows sold-out goods without a form to buy them, and others before all else", async () => {
  const { html } = await open("goodsId=1012");
  expect(html).toMatch(/<button[^>]*disabled[^>]*>已售罄/);
  expect(html).not.toContain('id="buy"');
  expect(html.indexOf("还有这些在卖")).toBeLessThan(html.indexOf("交易流程"));
});

it("says that the last piece is being paid for", async () => {
  const buyer = phoneBrowser(test);
  await buyer.login("13800138000");
  await buyer.post("/phone/goodsDetails", { goods_id: "1010", quantity: "1", channel: "alipay" });
  const { html } = await open("goodsId=1010");
  expect(html).toContain("付款中");
  expect(html).toMatch(/<button[^>]*disabled[^>]*>有人正在付款/);
});

it("escapes hostile text and sanitizes hostile descriptions", async () => {
  const { goods_name } = await detail(1016);
  expect(goods_name).toContain("<");
  const { html } = await open("goodsId=1016");
  expect(html).not.toContain(goods_name);
  for (const tag of ["<script>", "<img src=x", "<b on", "<i>", "<u>", "<svg onload", "<marquee"]) {
    expect(html).not.toContain(tag);
  }
  for (const trace of ['onclick="', "style=", "<iframe", "javascript:"]) {
    expect(html).not.toContain(trace);
  }
  expect(html).toContain("&lt;script&gt;");
  expect(html).toContain("<h3>标题留下，事件去掉</h3>");
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
  expect(rent.html).toMatch(/name="hours" min="2" max="72" value="2"/);
  expect(rent.html).toContain('name="promotion_user_id" value="7"');
  expect(textOf(rent.html)).toContain("押金 ¥100.00");
  const group = await open("goodsId=1008&promotion_user_id=7&sign=abc");
  expect(group.html).toContain(
    'href="/phone/groupOrder?goodsId=1008&amp;promotion_user_id=7&amp;sign=abc"',
  );
  expect(group.html).toContain("立即购买");
});
