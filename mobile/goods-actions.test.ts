import { reviewListing } from "@storefront/testbed/marketplace/review-listing";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { usePhone } from "@storefront/testbed/mobile/use-phone";

const BUYER = "13900139000";

const test = useSandboxApp();
const browser = usePhone(test);

const PAGE = "/phone/goodsDetails?goodsId=1001";
const COUPON = { goods_id: "1001", envelope_id: "1" };
const path = (action: string) => `/phone/goodsDetails/${action}`;

it("claims a coupon by a form, once, and says so on the page", async () => {
  await browser.login(BUYER);
  expect((await browser.get(PAGE)).html.match(/aria-label="领取 /g)).toHaveLength(3);
  const claimed = await browser.post(path("coupon"), COUPON);
  expect(claimed).toMatchObject({ status: 303, location: `${PAGE}&done=claimed` });
  const { html } = await browser.get(claimed.location ?? "");
  expect(html).toMatch(/role="status">优惠券已领取/);
  expect(html).toContain("已领取</span>");
  expect(html.match(/aria-label="领取 /g)).toHaveLength(2);
  expect((await browser.get("/phone/coupons")).html).toContain("曜日点券专享券");
});

it.each([
  ["coupon", COUPON],
  ["follow", { goods_id: "1001", user_id: "3001" }],
  ["collect", { goods_id: "1001", action: "1" }],
  ["report", { goods_id: "1001", reason: "untrue", text: "" }],
])("requires a login to %s, and returns with the promoter", async (action, fields) => {
  const from = { promotion_user_id: "7", sign: "abc" };
  const { status, location } = await browser.post(path(action), { ...fields, ...from });
  expect(status).toBe(303);
  expect(new URLSearchParams(location?.split("?")[1]).get("next")).toBe(
    `${PAGE}&promotion_user_id=7&sign=abc`,
  );
});

it.each(["coupon", "follow", "collect", "report"])(
  "refuses a form of another site: %s",
  async (action) => {
    await browser.login(BUYER);
    for (const origin of ["https://evil.example", null]) {
      expect((await browser.post(path(action), COUPON, origin)).status).toBe(403);
    }
    expect((await browser.get("/phone/coupons")).html).toContain("还没有优惠券");
  },
);

it("shows why a coupon was refused", async () => {
  await browser.login(BUYER);
  const { status, html } = await browser.post(path("coupon"), { ...COUPON, envelope_id: "9999" });
  expect(status).toBe(409);
  expect(html).toMatch(/role="alert">[^<]+/);
  expect(html).toContain("立即购买");
});

it("follows the shop for its coupon", async () => {
  await browser.login(BUYER);
  const { html } = await browser.get(PAGE);
  const user_id = /name="user_id" value="(\d+)"/.exec(html)?.[1] ?? "";
  const followed = await browser.post(path("follow"), { goods_id: "1001", user_id });
  expect(followed.location).toBe(`${PAGE}&done=followed`);
  expect((await browser.get(PAGE)).html).not.toContain("关注领取</button>");
});

it("collects the goods and gives them up again", async () => {
  await browser.login(BUYER);
  const collect = (action: string) => browser.post(path("collect"), { goods_id: "1001", action });
  expect((await collect("1")).location).toBe(`${PAGE}&done=collected`);
  expect((await browser.get(PAGE)).html).toContain("已收藏");
  expect((await browser.get("/phone/favourites")).html).toContain("点券充值卡密");
  expect((await collect("2")).location).toBe(`${PAGE}&done=removed`);
  expect((await browser.get(PAGE)).html).not.toContain("已收藏，");
});

it("reports the goods", async () => {
  await browser.login(BUYER);
  const fields = { goods_id: "1001", reason: "untrue", text: "图片和描述不一样" };
  const { location } = await browser.post(path("report"), fields);
  expect((await browser.get(location ?? "")).html).toContain("举报已提交");
});

it("ignores what the address claims was done when it is unknown", async () => {
  const { status, html } = await browser.get(`${PAGE}&done=%3Cscript%3E`);
  expect(status).toBe(200);
  expect(html).not.toContain('role="status">');
});

describe("all reviews", () => {
  it("are listed by pages, with scores and the way back", async () => {
    await reviewListing(test, 1001);
    const { status, html } = await browser.get("/phone/reviews?goodsId=1001");
    expect(status).toBe(200);
    expect(html).toContain("全部评价 12");
    expect(html.match(/class="review-head /g)).toHaveLength(10);
    expect(html).toContain('href="/phone/reviews?goodsId=1001&amp;page=2"');
    expect(html).toContain('href="/phone/goodsDetails?goodsId=1001"');
    const next = await browser.get("/phone/reviews?goodsId=1001&page=2");
    expect(next.html.match(/class="review-head /g)).toHaveLength(2);
    expect(next.html).not.toContain("更多评价");
  });

  it.each(["", "goodsId=0", "goodsId=99999"])("are not found at ?%s", async (query) => {
    expect((await browser.get(`/phone/reviews?${query}`)).status).toBe(404);
  });

  it("say that there are none", async () => {
    expect((await browser.get("/phone/reviews?goodsId=1002")).html).toContain("这里没有评价");
  });
});
