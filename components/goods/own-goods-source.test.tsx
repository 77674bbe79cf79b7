import { act, render, waitFor } from "@testing-library/react";
import { SWRConfig } from "swr";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { SAMPLE_DETAIL } from "@/lib/goods/testing/goods-sample";
import { ownCollect, ownDetail } from "@/lib/goods/visitor-goods";
import { onSessionChange } from "@/lib/session/login-gate";
import { OwnGoodsSource } from "./own-goods-source";

jest.mock("@/lib/session/login-gate", () => ({ onSessionChange: jest.fn(() => () => undefined) }));

const fetch = jest.fn(async (_url: string) => ({
  json: async () => ({ code: 0, msg: "", data: { ...SAMPLE_DETAIL, collect_goods: 1 } }),
}));

function open(search = "", soldOut = false) {
  window.history.replaceState(null, "", `/goodsDetails?goodsId=1001${search}`);
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OwnGoodsSource goodsId={1001} soldOut={soldOut} />
    </SWRConfig>,
  );
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

test("requests a sold-out listing, which another buyer may be paying for", async () => {
  open("", true);
  await waitFor(() => expect(ownDetail(1001)).not.toBeNull());
});

test("requests a promoter's link with its promoter", async () => {
  open("&promotion_user_id=7&sign=abc");
  await waitFor(() => expect(ownDetail(1001)).not.toBeNull());
  expect(fetch.mock.calls[0]?.[0]).toContain("promotion_user_id=7&promotion_sign=abc");
});

test("who is logged in sees what is collected, and no more after logging out", async () => {
  saveSession("token", 1);
  open();
  await waitFor(() => expect(ownCollect(1001)).toMatchObject({ collected: true, collects: 3207 }));
  clearSession();
  const tell = jest.mocked(onSessionChange).mock.lastCall?.[0];
  act(() => tell?.());
  expect(ownCollect(1001)).toBeNull();
});

test("leaving the page forgets it", async () => {
  saveSession("token", 1);
  const { unmount } = open();
  await waitFor(() => expect(ownDetail(1001)).not.toBeNull());
  unmount();
  expect(ownDetail(1001)).toBeNull();
});
