import { hasPhone } from "@storefront/marketplace/accounts/accounts";
import { goods, sellers, settings, users } from "@storefront/marketplace/database/schema";
import { CARD, submitOrder } from "@storefront/testbed/buyer/buy";
import { asUser } from "@storefront/testbed/marketplace/as-user";
import { openSandboxApp } from "@storefront/testbed/marketplace/open-sandbox-app";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { requestCode } from "@storefront/testbed/marketplace/request-code";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { eq, sql } from "drizzle-orm";

const PHONE = "13800138000";

const test = useSandboxApp();

beforeEach(() => post("force", { path: "/v1/index", code: 0, times: 0 }));

async function send(path: string, init: RequestInit, { site } = test) {
  const response = await site.request(`/sandbox/${path}`, init);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const post = (path: string, body: unknown, at = test) =>
  send(
    path,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    },
    at,
  );

describe("sms", () => {
  it("returns the newest code sent to a number", async () => {
    await requestCode(test, PHONE);
    const { status, body } = await send(`sms?phone=${PHONE}`, {});
    expect(status).toBe(200);
    expect(body).toEqual({ verify_code: expect.stringMatching(/^\d{6}$/) });
  });

  it("answers 404 when there is none", async () => {
    expect(await send(`sms?phone=${PHONE}`, {})).toMatchObject({ status: 404 });
  });
});

describe("pay", () => {
  it("sends a signed callback that the marketplace accepts", async () => {
    const { order } = await placeOrder(test, 1);
    const { order_num } = order;
    const failed = await post("pay", { order_num, outcome: "failed" });
    expect(failed.body).toMatchObject({ http: 200, code: 0, result: "failed_recorded" });
    const paid = await post("pay", { order_num, outcome: "paid" });
    expect(paid.body).toMatchObject({ http: 200, code: 0, result: "applied" });
    expect((await post("pay", { order_num, outcome: "paid" })).body["result"]).toBe("repeated");
  });

  it("returns the refusal of a callback with the wrong amount", async () => {
    const { order } = await placeOrder(test, 1);
    const { order_num } = order;
    const { status, body } = await post("pay", { order_num, outcome: "paid", amount: "0.01" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ http: 403, code: 30403, result: null });
    const right = await post("pay", { order_num, outcome: "paid", amount: Number(order.price) });
    expect(right.body["result"]).toBe("applied");
  });

  it.each([
    ["lost", { http: 0, code: 30403, result: null }],
    ["bad_signature", { http: 403, code: 30403, result: null }],
    ["forged", { http: 403, code: 30403, result: null }],
    ["twice", { http: 200, result: "repeated" }],
    ["flood", { http: 200, result: "repeated" }],
    ["out_of_order", { http: 200, result: "applied" }],
  ])("returns the outcome of the callback %s", async (notice, expected) => {
    const { order_num } = (await placeOrder(test, 1)).order;
    const { body } = await post("pay", { order_num, outcome: "paid", notice });
    expect(body).toMatchObject(expected);
  });

  it("moves no money when the callback is forged", async () => {
    const { order_num } = (await placeOrder(test, 1)).order;
    await post("pay", { order_num, outcome: "paid", notice: "forged" });
    const trade = await test.simulators.alipay.trades.find(order_num);
    expect(trade?.state).toBe("waiting");
  });

  it("sends a late callback when it is due", async () => {
    const { order_num } = (await placeOrder(test, 1)).order;
    await post("pay", { order_num, outcome: "paid", notice: "late" });
    const status = async () => {
      const token = await test.tokenOf(1);
      return (await test.request("payStatus", { order_num }, { token })).data.pay_status;
    };
    expect(await status()).toBe(0);
    await post("clock", { advance_s: 3600 });
    expect(await status()).toBe(1);
  });

  it("answers 404 for an unknown order", async () => {
    const answer = await post("pay", { order_num: "99999999999999", outcome: "paid" });
    expect(answer).toMatchObject({ status: 404, body: { code: 30404 } });
  });
});

describe("clock", () => {
  it("moves the marketplace's clock", async () => {
    const before = test.clock.now().getTime();
    const { body } = await post("clock", { advance_s: 900 });
    expect(body).toEqual({ now: new Date(before + 900_000).toISOString() });
    expect(test.clock.now().getTime()).toBe(before + 900_000);
  });
});

describe("force", () => {
  it("replaces the next answers of a call, then stops", async () => {
    await post("force", { path: "/v1/index", code: 77, msg: "坏了", times: 2 });
    expect(await test.request("home", {})).toEqual({
      status: 200,
      code: 77,
      msg: "坏了",
      data: null,
    });
    expect((await test.request("home", {})).code).toBe(77);
    expect((await test.request("home", {})).code).toBe(0);
  });

  it("leaves other calls alone", async () => {
    await post("force", { path: "/v1/index", code: 77, msg: "坏了", times: 1 });
    expect((await test.request("catalogue", {})).code).toBe(0);
  });

  it("can replace the status", async () => {
    await post("force", { path: "/v1/index", code: 77, msg: "", times: 1, status: 502 });
    expect((await test.request("home", {})).status).toBe(502);
  });

  it("delays a call that still answers itself", async () => {
    await post("force", { path: "/v1/index", times: 1, delay_ms: 20 });
    const started = performance.now();
    expect((await test.request("home", {})).code).toBe(0);
    expect(performance.now() - started).toBeGreaterThanOrEqual(19);
  });

  it("loses the answer of a call after its work is done", async () => {
    await post("force", {
      path: "/v1/goods/collect_good",
      code: 10500,
      times: 1,
      status: 502,
      when: "after",
    });
    const token = await test.tokenOf(1);
    const lost = await test.request("collectGoods", { goods_id: 1001, action: 1 }, { token });
    expect(lost).toMatchObject({ status: 502, code: 10500 });
    const goods = await test.request("goodsDetail", { goods_id: 1001 }, { token });
    expect(goods.data.collect_goods).toBe(1);
  });

  it("does not run the call when the answer is forced before it", async () => {
    await post("force", { path: "/v1/goods/collect_good", code: 50107, times: 1 });
    const token = await test.tokenOf(1);
    await test.request("collectGoods", { goods_id: 1001, action: 1 }, { token });
    const goods = await test.request("goodsDetail", { goods_id: 1001 }, { token });
    expect(goods.data.collect_goods).toBe(0);
  });
});

describe("listing", () => {
  it("puts a listing of any shape on sale and unlists it", async () => {
    const hostile = `</script><b onclick="x()">`;
    const { body } = await post("listing", {
      goods_name: hostile,
      nickname: hostile,
      specs: Array.from({ length: 500 }, (_, index) => ({ name: `${hostile}${index}` })),
      pictures: ["/media/goods/none.webp"],
      comments: [{ nickname: hostile, content: hostile, spec_name: "" }],
      customer_remarks: [{ title: hostile, tip: "" }],
    });
    const goods_id = Number(body["goods_id"]);
    const { data } = await test.request("goodsDetail", { goods_id });
    expect(data).toMatchObject({ goods_name: hostile, specs_type: 2, stock: 5_000 });
    expect(data.specs).toHaveLength(500);
    expect(data.user.user_id).toBe(body["user_id"]);
    expect(data.comments.total).toBe(1);

    expect((await post("unlist", { goods_id })).status).toBe(200);
    expect(await test.takeChangedGoods()).toContain(goods_id);
    expect((await test.request("goodsDetail", { goods_id })).status).toBe(404);
    expect((await post("unlist", { goods_id })).status).toBe(404);
  });

  it("accepts a listing without any fields", async () => {
    const { body } = await post("listing", {});
    const { data } = await test.request("goodsDetail", { goods_id: Number(body["goods_id"]) });
    expect(data).toMatchObject({ goods_name: "", specs: [], stock: 10, goods_media: [] });
  });
});

describe("a listing that could not be sold", () => {
  it("is refused with the reason that an import gives, and not stored", async () => {
    const { db } = test.deps;
    const before = [await db.$count(goods), await db.$count(sellers)];
    const listing = { specs: [{ name: "一" }], specs_type: 1 };
    const { body } = await post("listing", listing);
    expect(body["msg"]).toBe("specs_type：有规格的商品不能标为没有规格");
    expect([await db.$count(goods), await db.$count(sellers)]).toEqual(before);
  });
});

describe("specs_type 2 without any spec", () => {
  const order = async (listing: object, quantity: number) => {
    const { body } = await post("listing", { goods_name: "规格还没写", specs_type: 2, ...listing });
    const goods_id = Number(body["goods_id"]);
    expect((await test.request("goodsDetail", { goods_id })).data.specs_type).toBe(2);
    return submitOrder(await asUser(test, 1), { goods_id, quantity });
  };

  it("is bought like goods without specs, up to the listing's stock", async () => {
    expect(await order({ stock: 2 }, 2)).toMatchObject({ code: 0 });
    expect(await order({ stock: 2 }, 3)).toMatchObject({ code: 30409 });
  });

  it("is sold out without stock; no spec is required", async () => {
    expect(await order({ stock: 0 }, 1)).toMatchObject({ code: 30409 });
  });

  it("still requires a spec when there are some", async () => {
    expect(await order({ specs: [{ name: "一" }] }, 1)).toMatchObject({ code: 30401 });
  });
});

describe("reset", () => {
  it("resets database, clock, rate limits and forced answers", async () => {
    const { db } = test.deps;
    await db.update(users).set({ balanceFen: 1 }).where(eq(users.id, 1));
    await post("clock", { advance_s: 900 });
    await post("force", { path: "/v1/index", code: 77, msg: "", times: 9 });
    await requestCode(test, PHONE);

    expect((await post("reset", {})).status).toBe(200);

    const [user] = await db
      .select()
      .from(users)
      .where(hasPhone(test.deps.config, users, PHONE));
    expect(user?.balanceFen).toBe(100_000);
    expect((await test.request("home", {})).code).toBe(0);
    expect(await send(`sms?phone=${PHONE}`, {})).toMatchObject({ status: 404 });
    expect(await db.$count(settings, eq(settings.key, "seeded_at"))).toBe(1);
    expect((await requestCode(test, PHONE)).code).toBe(0);
  });

  it("still refuses to remove what is booked afterwards", async () => {
    await post("reset", {});
    await expect(test.deps.db.execute(sql`truncate ledger_transfers`)).rejects.toMatchObject({
      cause: { message: expect.stringContaining("only ever added to") },
    });
  });

  it("announces the listings that are gone", async () => {
    const { body: added } = await post("listing", {});
    await post("reset", {});
    const changed = await test.takeChangedGoods();
    expect(changed).toContain(added["goods_id"]);
    expect(changed).toContain(1001);
  });

  it("does not reuse the ids of listings and sellers, whose pages may be cached", async () => {
    const { body: before } = await post("listing", {});
    await post("reset", {});
    const { body: after } = await post("listing", {});
    expect(after["goods_id"]).toBeGreaterThan(before["goods_id"] as number);
    expect(after["user_id"]).toBeGreaterThan(before["user_id"] as number);
  });
});

it.each([
  ["clock", {}, "advance_s"],
  ["clock", { advance_s: "900" }, "advance_s"],
  ["clock", { advance_s: 1.5 }, "advance_s"],
  ["clock", { advance_s: 1e12 }, "advance_s"],
  ["pay", { order_num: "x", outcome: "paid" }, "order_num"],
  ["pay", { order_num: "12345678", outcome: "maybe" }, "outcome"],
  ["pay", { order_num: "12345678", outcome: "paid", amount: "1.234" }, "amount"],
  ["force", { path: "/phone", code: 1, times: 1 }, "path"],
  ["force", { path: "/v1/index", code: "x", times: 1 }, "code"],
  ["force", { path: "/v1/index", code: 1, times: -1 }, "times"],
  ["force", { path: "/v1/index", status: 99 }, "status"],
  ["listing", { specs: "x" }, "specs"],
  ["listing", { specs: [{ name: "一" }], specs_type: 1 }, "specs_type"],
  ["unlist", { goods_id: 0 }, "goods_id"],
  ["wechat", { k: "short", act: "scan" }, "k"],
  ["wechat", { k: "x".repeat(32), act: "shout" }, "act"],
])("%s refuses %j and names the field", async (path, body, field) => {
  const answer = await post(path, body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 10400, data: null });
  expect(String(answer.body["msg"])).toMatch(new RegExp(`^${field}：.*\\p{Script=Han}`, "u"));
});

it("refuses a body without the JSON content type, as another site would send it", async () => {
  const answer = await send("reset", { method: "POST", body: "{}" });
  expect(answer.status).toBe(400);
});

it("does not exist when the sandbox is off", async () => {
  const off = await openSandboxApp({ sandbox: false });
  await off.reset();
  for (const path of ["wechat", "pay", "clock", "force", "listing", "unlist", "reset"]) {
    expect(await post(path, {}, off)).toMatchObject({ status: 404, body: { code: 10404 } });
  }
  expect((await send(`sms?phone=${PHONE}`, {}, off)).status).toBe(404);
  for (const path of [
    "/docs",
    "/docs/start.js",
    "/docs/swagger-ui.css",
    "/openapi.json",
    "/media/goods/1001-1.webp?w=440",
    "/media/avatars/100.webp",
  ]) {
    const on = await test.site.request(path);
    expect([path, on.status, (await off.site.request(path)).status]).toEqual([path, 200, 404]);
  }
  await off.close();
});

it("links the payment QR code to the cashier, and the receipt to the order", async () => {
  const { order, qrcode } = await placeOrder(test, 1);
  const { pathname, search, searchParams } = new URL(qrcode);
  const bill = await test.site.request(pathname + search);
  expect(await bill.text()).toContain(`确认支付 ¥${order.price}`);
  const fields = { ...Object.fromEntries(searchParams), act: "pay" };
  const { headers } = await test.site.request(`http://localhost${pathname}`, {
    method: "POST",
    headers: { Origin: "http://localhost" },
    body: new URLSearchParams(fields),
  });
  const html = await (await test.site.request(headers.get("Location") ?? "")).text();
  const { mobileSiteUrl } = test.deps.config;
  expect(html).toContain(`href="${mobileSiteUrl}orderDetails?url=`);
});

describe("providers", () => {
  const order = async () => {
    const built = await submitOrder(await asUser(test, 1), CARD, { pay_type: 2 });
    return { order_num: built.order_num, built };
  };

  it("fail as many times as requested", async () => {
    const fault = { provider: "wxpay", call: "create", fault: "down", times: 2 };
    expect(await post("providers/faults", fault)).toMatchObject({ status: 200, body: fault });
    expect((await order()).built).toMatchObject({ status: 503, code: 30503 });
    expect((await order()).built.code).toBe(0);
  });

  it("take payments and return their trade", async () => {
    const { order_num } = await order();
    const paid = await post("providers/pay", { order_num, notice: "twice" });
    expect(paid.body).toEqual({ http: 200, accepted: true });
    const trade = await send(`providers/trades/${order_num}`, {});
    expect(trade.body).toMatchObject({ provider: "wxpay", state: "paid", orderNum: order_num });
    expect((await send("providers/trades/1", {})).status).toBe(404);
  });

  it("send notifications that are due", async () => {
    const { order_num } = await order();
    await post("providers/pay", { order_num, notice: "late" });
    await test.clock.advance(3600);
    expect((await post("providers/deliver", {})).body).toEqual({ sent: 1 });
  });

  it.each([
    ["faults", { provider: "paypal", call: "create", fault: "down" }, "provider"],
    ["faults", { provider: "alipay", call: "create", fault: "refuse" }, "fault"],
    ["faults", { provider: "alipay", call: "refund", fault: "pend", times: -1 }, "times"],
    ["pay", { order_num: "1", notice: "soon" }, "notice"],
    ["pay", null, "请求内容"],
  ])("refuse the request %s %j and name the wrong field", async (path, body, name) => {
    const answer = await post(`providers/${path}`, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 10400, data: null });
    expect(answer.body["msg"]).toMatch(new RegExp(`^${name}：.*\\p{Script=Han}`, "u"));
  });
});
