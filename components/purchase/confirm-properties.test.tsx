import { runs } from "@storefront/testbed/jest/test-scope";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { restoreFetch, stubFetch } from "@/lib/api/testing/stub-fetch";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { mutatedAnswer } from "@/lib/goods/testing/mutated-answer";
import { CONFIRM, REQUEST, WITH_COUPON } from "@/lib/purchase/testing/answers";
import { fakeServer, fine } from "@/lib/purchase/testing/fake-server";
import { Purchase } from "./purchase";

jest.mock("@/components/ui/toast", () => ({ showToast: jest.fn() }));

/** A response with every optional part. */
const FULL = {
  ...WITH_COUPON,
  customer_remarks: [{ remark_id: 5, title: "充值账号", tip: "数字 ID" }],
};
/** Texts that must not be shown unless the server sent them. */
const BROKEN = ["NaN", "undefined", "null", "Infinity", "[object Object]"];
beforeEach(() => {
  jest.useFakeTimers();
  saveSession("token", 1);
});
afterEach(() => {
  clearSession();
  restoreFetch();
  jest.useRealTimers();
});

const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = (name: RegExp) => screen.queryByRole("button", { name });
async function click(target: HTMLElement | null) {
  if (target) fireEvent.click(target);
  await pass();
}

/** Opens a new purchase with these responses. */
async function open(answers: Partial<ReturnType<typeof fakeServer>["answers"]>) {
  cleanup();
  window.sessionStorage.clear();
  const server = fakeServer();
  Object.assign(server.answers, answers);
  stubFetch(server.fetch);
  render(<Purchase request={REQUEST} onClose={() => {}} />);
  await pass();
  return server;
}

/**
 * Expects an open dialog without broken texts.
 * @returns whether it can be submitted
 */
function expectValidDialog(answer: unknown): boolean {
  const shown = screen.getByRole("dialog").textContent ?? "";
  const sent = JSON.stringify(answer) ?? "";
  expect(BROKEN.filter((word) => shown.includes(word) && !sent.includes(word))).toEqual([]);
  expect(shown).not.toMatch(/¥(?!\d)/);
  const submittable = button(/^提交订单$/) !== null;
  // Either an amount is shown, or the reason why there is none.
  if (submittable) expect(shown).toMatch(/应付¥\d/);
  else expect(screen.getByRole("alert")).not.toBeEmptyDOMElement();
  return submittable;
}

test("keeps the dialog open for any order_confirm response, and orders nothing without an order number", async () => {
  await fc.assert(
    fc.asyncProperty(mutatedAnswer(FULL), async (answer) => {
      const server = await open({ orderConfirm: fine(answer) });
      if (!expectValidDialog(answer)) return;
      const note = screen.queryByLabelText("充值账号");
      if (note) fireEvent.change(note, { target: { value: "8823" } });
      await click(button(/^提交订单$/));
      for (const { body } of server.requests.filter(({ name }) => name === "buildOrder")) {
        expect(body).toMatchObject({ goods_id: 1001, buy_count: 2, goods_spec_id: 11 });
        expect(String(body["order_num"]).trim()).not.toBe("");
        expect(Object.values(body)).not.toContain(null);
      }
    }),
    runs(12, 80),
  );
});

test("keeps the terms valid for any quote response after a coupon is chosen", async () => {
  await fc.assert(
    fc.asyncProperty(mutatedAnswer({ ...CONFIRM, now_price: "49.00" }), async (answer) => {
      await open({ orderConfirm: fine(FULL), quote: fine(answer) });
      await click(button(/^优惠券/));
      await click(button(/卡密专享 72/));
      await pass(1_000);
      expect(expectValidDialog(answer)).toBe(true);
    }),
    runs(10, 50),
  );
});
