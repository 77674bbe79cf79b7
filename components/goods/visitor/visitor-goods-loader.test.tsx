import { act, render, waitFor } from "@testing-library/react";
import { SWRConfig } from "swr";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { SAMPLE_DETAIL } from "@/lib/goods/testing/goods-sample";
import { getVisitorCollect, getVisitorDetail } from "@/lib/goods/visitor-goods";
import { onSessionChange } from "@/lib/session/login-gate";
import { VisitorGoodsLoader } from "./visitor-goods-loader";

// Joins the live channel, which needs a router.
jest.mock("./live-goods", () => ({ LiveGoods: () => null }));
jest.mock("./goods-background", () => ({ GoodsBackground: () => null }));
jest.mock("@/lib/session/login-gate", () => ({ onSessionChange: jest.fn(() => () => undefined) }));

const GOODS = { id: 1001, name: "曜日战歌", cover: "", kind: "账号", price: "128.00", from: false };

const fetch = jest.fn(async (_url: string) => ({
  json: async () => ({ code: 0, msg: "", data: { ...SAMPLE_DETAIL, collect_goods: 1 } }),
}));

const cache = new Map();

const page = (soldOut: boolean) => (
  <SWRConfig value={{ provider: () => cache }}>
    <VisitorGoodsLoader goods={GOODS} soldOut={soldOut} />
  </SWRConfig>
);

function open(search = "", soldOut = false) {
  cache.clear();
  window.history.replaceState(null, "", `/goodsDetails?goodsId=1001${search}`);
  return render(page(soldOut));
}

beforeEach(() => {
  stubFetch(fetch);
  fetch.mockClear();
});
afterEach(clearSession);

test("makes no request for an anonymous visitor", async () => {
  open();
  await act(async () => undefined);
  expect(fetch).not.toHaveBeenCalled();
});

test("fetches a sold-out listing, because another buyer may be paying for it", async () => {
  open("", true);
  await waitFor(() => expect(getVisitorDetail(1001)).not.toBeNull());
});

test("fetches with the promoter of the URL", async () => {
  open("&promotion_user_id=7&sign=abc");
  await waitFor(() => expect(getVisitorDetail(1001)).not.toBeNull());
  expect(fetch.mock.calls[0]?.[0]).toContain("promotion_user_id=7&promotion_sign=abc");
});

test("publishes the collected state of a logged-in visitor, and clears it on logout", async () => {
  saveSession("token", 1);
  open();
  await waitFor(() =>
    expect(getVisitorCollect(1001)).toMatchObject({ collected: true, collects: 3207 }),
  );
  clearSession();
  const notify = jest.mocked(onSessionChange).mock.lastCall?.[0];
  act(() => notify?.());
  expect(getVisitorCollect(1001)).toBeNull();
});

test("keeps the detail when the page is rendered again after another buyer's order", async () => {
  saveSession("token", 1);
  const { rerender } = open();
  await waitFor(() => expect(getVisitorDetail(1001)).not.toBeNull());
  rerender(page(true));
  expect(getVisitorDetail(1001)).not.toBeNull();
});

test("clears the detail on unmount", async () => {
  saveSession("token", 1);
  const { unmount } = open();
  await waitFor(() => expect(getVisitorDetail(1001)).not.toBeNull());
  unmount();
  expect(getVisitorDetail(1001)).toBeNull();
});
