import { ERRORS } from "@storefront/contract/codes";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { saveSession } from "@/lib/cookies/session-cookies";
import { SAMPLE_DETAIL } from "./testing/goods-sample";
import { fetchVisitorListing, readVisitorListing } from "./visitor-listing";

const DETAIL = { code: 0, msg: "", data: { ...SAMPLE_DETAIL, collect_goods: 1 } };
const EXPIRED = { ...ERRORS.loginExpired, data: null };

/** Answers with the bodies in order, repeating the last one. */
function answer(...bodies: unknown[]) {
  const fetch = jest.fn(async (_url: string, _init: RequestInit) => {
    const body = bodies.length > 1 ? bodies.shift() : bodies[0];
    return { json: async () => body };
  });
  stubFetch(fetch);
  return fetch;
}

describe("the visitor's own detail", () => {
  test("is requested with the promoter's link", async () => {
    const fetch = answer(DETAIL);
    const own = await fetchVisitorListing(1001, { promotionUserId: 7, sign: "abc" });
    expect(own).toMatchObject({
      collect: { collected: true, collects: 3207, wanted: 12 },
      detail: { trade: { goodsId: 1001 } },
    });
    expect(fetch.mock.calls[0]?.[0]).toBe(
      "/api/v1/goods/detail?goods_id=1001&promotion_user_id=7&promotion_sign=abc",
    );
  });

  test("is requested once more after an expired session is dropped", async () => {
    saveSession("old", 1);
    const fetch = answer(EXPIRED, DETAIL);
    expect(await fetchVisitorListing(1001, {})).not.toBeNull();
    expect(fetch.mock.calls.map(([, init]) => Object.keys(init.headers ?? {}))).toEqual([
      ["Device", "Authorization"],
      ["Device"],
    ]);
  });

  test("is not requested in a loop when every answer says expired", async () => {
    const fetch = answer(EXPIRED);
    expect(await fetchVisitorListing(1001, {})).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("is null when the answer is about other goods", () => {
    expect(readVisitorListing(SAMPLE_DETAIL, 1002)).toBeNull();
    expect(readVisitorListing(null, 1001)).toBeNull();
  });
});
