import { act, render } from "@testing-library/react";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { registerReload } from "@/lib/goods/visitor-goods";
import { joinLive } from "@/lib/live/join-live";
import { LiveGoods } from "./live-goods";

const refresh = jest.fn();
const router = { refresh };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
jest.mock("@/lib/live/join-live", () => ({ joinLive: jest.fn(() => jest.fn()) }));

let isHidden = false;
let reload: jest.Mock;
let unregister: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockClear();
  isHidden = false;
  jest.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  reload = jest.fn(async () => undefined);
  unregister = registerReload(reload);
  jest.mocked(joinLive).mockClear();
});
afterEach(() => {
  unregister();
  clearSession();
  jest.useRealTimers();
});

/** Opens the page of a listing. @returns what the live channel calls when it changes */
function open() {
  const { unmount } = render(<LiveGoods goodsId={1001} />);
  const [interest] = jest.mocked(joinLive).mock.calls[0] ?? [];
  if (!interest || !("goodsId" in interest)) throw new Error("the listing is not followed");
  expect(interest.goodsId).toBe(1001);
  return { change: interest.onChange, unmount };
}
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it("reads page and visitor's data again within a moment, once for several changes", async () => {
  saveSession("a-token", 1);
  const { change } = open();
  change();
  change();
  await passes(300);
  expect([refresh.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
  await passes(5_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it("reads the listing once more for a visitor without a login, who may have got a shared answer", async () => {
  const { change } = open();
  change();
  await passes(1_400);
  expect([refresh.mock.calls.length, reload.mock.calls.length]).toEqual([1, 2]);
});

it("waits on a hidden page until it is seen", async () => {
  const { change } = open();
  isHidden = true;
  change();
  await passes(5_000);
  expect(refresh).not.toHaveBeenCalled();
  isHidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  await passes(300);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it("reads nothing any more when the page is left", async () => {
  const { change, unmount } = open();
  change();
  unmount();
  await passes(5_000);
  expect(refresh).not.toHaveBeenCalled();
});
