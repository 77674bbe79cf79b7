import { Hono } from "hono";
import { callFor } from "./call-api";
import type { MobileSettings } from "./settings";

const SETTINGS: MobileSettings = {
  addresses: ["https://m.example/phone/"],
  internalSecret: "internal-secret",
  smsPayloadKey: "0123456789abcdef",
  smsPayloadIv: "0123456789abcdef",
  challengePage: undefined,
  trustProxy: 1,
  transportPolicy: "max-age=1",
};
const LOCAL = { ...SETTINGS, addresses: ["http://localhost/phone/"] as const };

interface Answer {
  code: number;
  cookie?: string;
}

/** Opens a page that makes one call, in front of a marketplace with prepared answers. */
function visit(
  name: "goodsDetail" | "orderList" | "sendSms",
  answers: Answer[],
  headers: Record<string, string>,
  settings: MobileSettings = SETTINGS,
) {
  const sent: Request[] = [];
  const marketplace = (request: Request) => {
    sent.push(request);
    const { code, cookie } = answers[sent.length - 1] ?? { code: 0 };
    return Response.json(
      { code, msg: "", data: {} },
      cookie === undefined ? {} : { headers: { "Set-Cookie": cookie } },
    );
  };
  const payloads = { goodsDetail: { goods_id: 1 }, orderList: {}, sendSms: { data: "x" } };
  const app = new Hono();
  app.get("/", async (c) =>
    c.json(await callFor(c, marketplace, settings)(name, payloads[name] as never)),
  );
  return { sent, answered: app.request("/", { headers }) };
}

it("forwards the device and the visitor's own address", async () => {
  const { sent, answered } = visit("orderList", [], {
    "X-Forwarded-For": "198.51.100.7, 203.0.113.9",
    Cookie: "PhoneToken=token-1; __Host-WxBrowser=secret-1; other=1",
    Authorization: "stolen",
    "X-Client-Address": "192.0.2.1",
  });
  await answered;
  const { headers, url } = sent[0] as Request;
  expect(new URL(url).pathname).toBe("/v1/order/list");
  expect(Object.fromEntries(headers)).toMatchObject({
    device: "1",
    authorization: "token-1",
    "x-internal-secret": "internal-secret",
    "x-client-address": "203.0.113.9",
    cookie: "WxBrowser=secret-1",
  });
});

it.each([
  ["an https site", SETTINGS, "__Host-WxBrowser=new; ", true],
  ["a local site", LOCAL, "WxBrowser=new; ", false],
])(
  "relays the marketplace's browser cookie under the cookie name of %s",
  async (_, settings, start, secure) => {
    const cookie = "WxBrowser=new; Max-Age=9; Path=/; HttpOnly; SameSite=Lax";
    const { answered } = visit("sendSms", [{ code: 0, cookie }], {}, settings);
    const set = (await answered).headers.get("Set-Cookie") ?? "";
    expect(set.startsWith(start)).toBe(true);
    expect(set).toContain("HttpOnly");
    expect(set.includes("Secure")).toBe(secure);
  },
);

it("relays no other cookie of the marketplace", async () => {
  const { answered } = visit("sendSms", [{ code: 0, cookie: "Token=1; Path=/" }], {});
  expect((await answered).headers.get("Set-Cookie")).toBeNull();
});

it("drops an expired login, and repeats a call that needs none", async () => {
  const { sent, answered } = visit("goodsDetail", [{ code: 50000 }, { code: 0 }], {
    Cookie: "PhoneToken=old",
  });
  const response = await answered;
  expect(await response.json()).toMatchObject({ ok: true });
  expect(sent.map(({ headers }) => headers.get("Authorization"))).toEqual(["old", null]);
  expect(response.headers.get("Set-Cookie")).toMatch(/^PhoneToken=; Max-Age=0; Path=\/phone/);
});

it("reports that a login is needed when it has expired", async () => {
  const { sent, answered } = visit("orderList", [{ code: 50000 }], { Cookie: "PhoneToken=old" });
  expect(await (await answered).json()).toMatchObject({ ok: false, code: 50000 });
  expect(sent).toHaveLength(1);
});
