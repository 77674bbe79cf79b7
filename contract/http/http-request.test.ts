import { withCookieJar } from "@storefront/platform/http/cookie-jar";
import { createClient } from "./client";
import { toHttpRequest, toImageRequest, withQuery } from "./http-request";

describe("toHttpRequest", () => {
  it("puts the payload of a GET into the query, without empty values", () => {
    const payload = { goods_id: 1, sign: "", promotion_user_id: undefined };
    const { target, init } = toHttpRequest("goodsDetail", payload, { token: "t" });
    expect(target).toBe("/v1/goods/detail?goods_id=1");
    expect(init).toEqual({ method: "GET", headers: { Device: "2", Authorization: "t" } });
  });

  it("puts the payload of a POST into the body as JSON", () => {
    const { target, init } = toHttpRequest("orderCancel", { order_num: "7" }, { device: 1 });
    expect(target).toBe("/v1/order/cancel");
    expect(init).toEqual({
      method: "POST",
      headers: { Device: "1", "Content-Type": "application/json" },
      body: '{"order_num":"7"}',
    });
  });

  it("puts the payload of subscribe, a POST, into the query", () => {
    const { target, init } = toHttpRequest("subscribe", { user_id: 3001 });
    expect(target).toBe("/v1/user/subscribe?user_id=3001");
    expect(init.body).toBeUndefined();
  });

  it("sends to a path from an answer", () => {
    const to = { method: "GET", path: "/v1/card?key=1" } as const;
    expect(toHttpRequest("orderDetail", {} as never, { to }).target).toBe("/v1/card?key=1");
  });
});

test("a picture request leaves the form's content type, with its boundary, to fetch", () => {
  const { target, init } = toImageRequest(new Blob(["a"]), { token: "t", device: 1 });
  expect(target).toBe("/v1/image");
  expect(init.headers).toEqual({ Device: "1", Authorization: "t" });
  expect(init.body?.get("image")).toBeInstanceOf(Blob);
});

test("withQuery appends to an existing query", () => {
  expect(withQuery("/a?b=1", { c: "中", d: 0, e: null })).toBe("/a?b=1&c=%E4%B8%AD&d=0");
  expect(withQuery("/a", {})).toBe("/a");
});

test("a client returns the envelope with the status of the answer", async () => {
  const client = createClient((target, init) => {
    expect([target, init.method]).toEqual(["/v1/common/time", "GET"]);
    return Response.json({ code: 50000, msg: "登录已过期", data: null }, { status: 401 });
  });
  expect(await client("time", {})).toEqual({
    status: 401,
    code: 50000,
    msg: "登录已过期",
    data: null,
  });
});

test("withCookieJar returns the cookies it received, until they are cleared", async () => {
  const received: (string | null)[] = [];
  const browser = withCookieJar((_, init) => {
    received.push(new Headers(init.headers).get("Cookie"));
    return new Response(null, { headers: { "Set-Cookie": `n=${received.length}; HttpOnly` } });
  });
  await browser.send("/1");
  await browser.send("/2");
  expect(browser.cookie()).toBe("n=2");
  browser.forget();
  await browser.send("/3");
  expect(received).toEqual([null, "n=1", null]);
});
