import { act, cleanup, render } from "@testing-library/react";
import { LoginDialog } from "@/components/login/login-dialog";
import { fakeServer } from "@/components/login/testing/fake-server";
import { showToast } from "@/components/ui/toast";
import type { State } from "@/lib/purchase/state";
import { ok, status } from "@/lib/purchase/testing/answers";
import { openConfirmDialog, openPurchase, pass, toScan } from "@/lib/purchase/testing/buyer";
import { fakeShop } from "@/lib/purchase/testing/fake-shop";
import { PurchaseDialogs } from "./purchase-dialogs";

jest.mock("@/components/ui/toast", () => ({ showToast: jest.fn(), prepareToast: jest.fn() }));
// Every guarded handler throws instead of doing its work.
jest.mock("@/lib/browser-errors/guard-handler", () => {
  const { createGuard } = jest.requireActual("@/lib/browser-errors/guard-handler");
  const fail = () => {
    throw new Error("broken handler");
  };
  return {
    createGuard: (show: (text: string) => void) => {
      const guard = createGuard(show);
      return () => Object.assign(guard(fail), { isGuarded: true });
    },
  };
});

type Handlers = Record<string, (() => void) & { isGuarded?: true }>;

/** The guarded handlers that React has attached to the elements of the page, by "tag handler". */
function guardedHandlers(): [string, () => void][] {
  return [...document.body.querySelectorAll("*")].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith("__reactProps$"));
    const props = (element as unknown as Record<string, Handlers>)[key ?? ""] ?? {};
    return Object.entries(props)
      .filter(([, handler]) => handler?.isGuarded)
      .map(([name, handler]): [string, () => void] => [
        `${element.tagName} ${element.textContent} ${name}`,
        handler,
      ]);
  });
}

/** Calls each handler; returns those that showed no numbered message. */
function silentHandlers(): string[] {
  return guardedHandlers().flatMap(([name, handler]) => {
    jest.mocked(showToast).mockClear();
    act(handler);
    const [kind, text] = jest.mocked(showToast).mock.calls[0] ?? [];
    const isShown = kind === "warning" && /错误编号告诉客服：[0-9a-f]{16}$/.test(text ?? "");
    return isShown ? [] : [name];
  });
}

const send = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const refused = () => {
  const shop = fakeShop();
  shop.answers.orderConfirm = () => ({ ok: false, kind: "refused", code: 1, msg: "不能购买" });
  return shop;
};

const expired = async (): Promise<State> => {
  const shop = fakeShop();
  const { run } = await toScan(shop);
  shop.answers.payStatus = () => ok(status(2, 0));
  await pass(3_000);
  return run.state();
};

const STATES: [State["name"], () => Promise<State>][] = [
  ["editing", async () => (await openConfirmDialog()).run.state()],
  ["awaitingPayment", async () => (await toScan()).run.state()],
  ["expired", expired],
  [
    "refused",
    async () => {
      const { run } = openPurchase(refused());
      await pass();
      return run.state();
    },
  ],
];

test.each(STATES)("shows a number when any handler of %s throws", async (name, reach) => {
  const state = await reach();
  expect(state.name).toBe(name);
  render(<PurchaseDialogs state={state} send={send} />);
  expect(guardedHandlers().length).toBeGreaterThan(0);
  expect(silentHandlers()).toEqual([]);
});

test("shows a number when any handler of the login dialog throws", () => {
  fakeServer();
  render(<LoginDialog brandName="密马" agreements={[]} onClose={send} />);
  // Form, two fields with three handlers each, 获取验证码 and 登录.
  expect(guardedHandlers().length).toBeGreaterThanOrEqual(8);
  expect(silentHandlers()).toEqual([]);
});
