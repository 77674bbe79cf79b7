import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { restoreFetch, stubFetch } from "@/lib/api/testing/stub-fetch";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { REQUEST } from "@/lib/purchase/testing/answers";
import { fakeServer } from "@/lib/purchase/testing/fake-server";
import { Purchase } from "../purchase";

interface PurchaseTest {
  server: ReturnType<typeof fakeServer>;
  user: ReturnType<typeof userEvent.setup>;
}

/** Sets up a fake server, a logged-in buyer and fake timers for each test of the purchase dialogs. */
export function setUpPurchase(): PurchaseTest {
  const context = {} as PurchaseTest;
  beforeEach(() => {
    jest.useFakeTimers();
    context.user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    context.server = fakeServer();
    stubFetch(context.server.fetch);
    window.sessionStorage.clear();
    saveSession("token", 1);
  });
  afterEach(() => {
    clearSession();
    restoreFetch();
    jest.useRealTimers();
  });
  return context;
}

export const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Clicks and flushes what follows immediately. */
export const click = (target: HTMLElement) =>
  act(async () => {
    fireEvent.click(target);
    await jest.advanceTimersByTimeAsync(0);
  });

export async function open(onClose: () => void = () => {}) {
  const page = render(<Purchase request={REQUEST} onClose={onClose} />);
  await pass();
  return page;
}

/** Submits an order and returns the dialog with its payment QR code. */
export async function openAwaitingPayment() {
  await open();
  await click(screen.getByRole("button", { name: "提交订单" }));
  await pass(500);
  return screen.getByRole("dialog", { name: "请支付" });
}
