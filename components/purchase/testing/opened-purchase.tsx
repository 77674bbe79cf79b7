import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { restoreFetch, stubFetch } from "@/lib/api/testing/stub-fetch";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { REQUEST } from "@/lib/purchase/testing/answers";
import { fakeServer } from "@/lib/purchase/testing/fake-server";
import { Purchase } from "../purchase";

interface Here {
  server: ReturnType<typeof fakeServer>;
  user: ReturnType<typeof userEvent.setup>;
}

/** What tests of the purchase's dialogs act with: for each test a server, a logged-in buyer and a clock of its own. */
export function setUpPurchase(): Here {
  const here = {} as Here;
  beforeEach(() => {
    jest.useFakeTimers();
    here.user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    here.server = fakeServer();
    stubFetch(here.server.fetch);
    window.sessionStorage.clear();
    saveSession("token", 1);
  });
  afterEach(() => {
    clearSession();
    restoreFetch();
    jest.useRealTimers();
  });
  return here;
}

export const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A click and everything that follows from it at once. */
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

/** @returns the dialog with the payment's QR code */
export async function openAwaitingPayment() {
  await open();
  await click(screen.getByRole("button", { name: "提交订单" }));
  await pass(500);
  return screen.getByRole("dialog", { name: "请支付" });
}
