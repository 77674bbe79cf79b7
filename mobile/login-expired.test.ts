import { boostHref, orderHref } from "@storefront/contract/http/mobile-paths";
import { RENT_LISTING } from "@storefront/testbed/marketplace/rent-account";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { Hono } from "hono";
import { createMobileSite } from "./create-mobile-site";
import type { MobileSettings } from "./settings";

const ORIGIN = "http://localhost";
const ORDER = "2026010112345678";

/** Every field of every page and form. The listing is one for rent, which all pages of listings show. */
const INPUT = {
  ...{ goodsId: String(RENT_LISTING), order_num: ORDER, extension_num: ORDER, party: "seller" },
  ...{ url: `/v1/order/detail?order_num=${ORDER}`, next: "/phone/orders", page: "2" },
  ...{ groupId: "1", group_id: "1", userId: "1", user_id: "1", envelope_id: "1", action: "1" },
  ...{ quantity: "1", channel: "alipay", pay_type: "1", expected_price: "1.00", hours: "2" },
  ...{ reason: "other", text: "text", score: "5", content: "text", request_id: "request" },
  ...{ verify_code: "123456", confirmation: "注销" },
};
/** Only where an order is not enough: a conversation is about either, and refuses both. */
const GOODS = { goods_id: String(RENT_LISTING) };

const order = orderHref(ORDER);
const boost = boostHref(ORDER);
const conversation = `/phone/conversation?order_num=${ORDER}&party=seller`;
const extension = `/phone/extendRental?order_num=${ORDER}&hours=2`;
const listing = `/phone/goodsDetails?goodsId=${RENT_LISTING}`;
const rent = `/phone/rentOrder?goodsId=${RENT_LISTING}&hours=2`;
const group = `/phone/groupOrder?goodsId=${RENT_LISTING}&groupId=1`;
const review = `/phone/review?order_num=${ORDER}`;

/** Where the login returns to, by route; status of each other route that this input does not satisfy. */
const RETURNS = {
  "GET /assets/brands/:file{[a-z0-9-]+\\.css}": 404,
  "POST /agreement": "/phone/orders",
  "GET /boost": boost,
  "POST /boost/account": boost,
  "POST /boost/cancel": boost,
  "POST /boost/confirm": boost,
  "GET /boostState": 404,
  "GET /conversation": conversation,
  "POST /conversation": conversation,
  "GET /conversationState": 400,
  "GET /coupons": "/phone/coupons",
  "GET /depositClaim": `/phone/depositClaim?order_num=${ORDER}`,
  "POST /depositClaim": order,
  "POST /depositClaim/accept": order,
  "GET /extendRental": extension,
  "POST /extendRental": extension,
  "POST /extendRental/cancel": order,
  "GET /favourites": "/phone/favourites",
  "POST /game": "/phone/game?game_id=&start_id=&target_id=&inscription=&partition_id=",
  "POST /goodsDetails": listing,
  "POST /goodsDetails/collect": listing,
  "POST /goodsDetails/coupon": listing,
  "POST /goodsDetails/follow": listing,
  "POST /goodsDetails/report": listing,
  "GET /group": 409,
  "GET /groupOrder": group,
  "POST /groupOrder": group,
  "GET /groupState": 409,
  "GET /handover": 400,
  "POST /handover": 400,
  "GET /handoverState": 400,
  "POST /login": 400,
  "POST /login/code": 400,
  "GET /messages": "/phone/messages",
  "GET /orderDetails": order,
  "POST /orderDetails/cancel": order,
  "POST /orderDetails/confirm": order,
  "POST /orderDetails/refund": order,
  "POST /orderDetails/return": order,
  "POST /orderDetails/show": order,
  "GET /orders": "/phone/orders",
  "GET /orderState": 404,
  "GET /privacy": "/phone/privacy",
  "GET /privacy/close": "/phone/privacy/close",
  "POST /privacy/close": "/phone/privacy/close",
  "POST /privacy/close/code": "/phone/privacy/close",
  "GET /privacy/data": "/phone/privacy/data",
  "GET /privacy/data.json": "/phone/privacy/data",
  "GET /refund": `/phone/refund?order_num=${ORDER}`,
  "POST /refund": order,
  "POST /refund/escalate": order,
  "POST /refund/withdraw": order,
  "GET /rentOrder": rent,
  "POST /rentOrder": rent,
  "GET /review": review,
  "POST /review": review,
  "GET /shop": 404,
  "GET /ticket": 400,
  "POST /ticket": 400,
  "POST /ticket/switch": 400,
  "GET /ticketState": 400,
  "GET /wechat": 400,
  "POST /wechat": 400,
  "GET /wechat/callback": 400,
};

const test = useSandboxApp({}, { resets: false });
let phone: Hono;
beforeAll(() => {
  const { config } = test.deps;
  const { internalSecret, smsPayloadKey, smsPayloadIv, trustProxy, transportPolicy } = config;
  const settings: MobileSettings = {
    ...{ internalSecret, smsPayloadKey, smsPayloadIv, trustProxy, transportPolicy },
    ...{ addresses: ["http://localhost/phone/"], challengePage: undefined },
  };
  const marketplace = (request: Request) => test.app.fetch(request);
  phone = new Hono().route("/phone", createMobileSite({ marketplace, settings }));
});

type Fields = Record<string, string>;

function visit(method: string, path: string, cookie: string, fields: Fields) {
  const headers = { Cookie: cookie, Origin: ORIGIN };
  const body = new URLSearchParams(fields);
  return method === "GET"
    ? phone.request(`${ORIGIN}${path}?${body}`, { headers })
    : phone.request(`${ORIGIN}${path}`, { method, headers, body });
}

/** Where the login that an answer leads to returns to. */
function nextOf(answer: Response): string | null {
  const { pathname, searchParams } = new URL(answer.headers.get("Location") ?? "/", ORIGIN);
  return pathname === "/phone/login" ? searchParams.get("next") : null;
}

it.each([
  ["nobody is logged in", ""],
  ["the login has expired", "PhoneToken=expired"],
])("leads every page and act that needs a login there when %s", async (_, cookie) => {
  const found: Record<string, string | number> = {};
  for (const { method, path } of phone.routes.filter((route) => route.method !== "ALL")) {
    const partial = await visit(method, path, cookie, INPUT);
    const answer =
      partial.status === 400 ? await visit(method, path, cookie, { ...INPUT, ...GOODS }) : partial;
    const route = `${method} ${path.replace("/phone", "")}`;
    const next = nextOf(answer);
    if (next !== null) found[route] = next;
    else if (answer.status >= 400) found[route] = answer.status;
  }
  expect(found).toEqual(RETURNS);
});

it.each(["/conversation", "/refund", "/refund/escalate", "/review", "/depositClaim"] as const)(
  "leads %s there when its picture is refused for the login",
  async (path) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(INPUT)) body.set(name, value);
    body.append("pictures", new Blob(["picture"]), "photo.jpg");
    const headers = { Cookie: "PhoneToken=expired", Origin: ORIGIN };
    const answer = await phone.request(`${ORIGIN}/phone${path}`, { method: "POST", headers, body });
    expect(nextOf(answer)).toBe(RETURNS[`POST ${path}`]);
  },
);
