import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { DEAF_MS } from "./confirm-dialog";
import { ConfirmedButton } from "./confirmed-button";
import { FOCUS_HOME } from "./focus-home";
import { showToast } from "./toast";

jest.mock("./toast", () => ({ showToast: jest.fn() }));

const QUESTION = {
  title: "确认收货",
  facts: [
    { label: "商品", value: "曜日战歌账号" },
    { label: "订单金额", value: "¥1250.00", isAmount: true },
  ],
  consequence: "确认后不能撤回。",
  confirm: "已核对",
  keep: "再看看",
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const opener = () => screen.getByRole("button", { name: "确认收货" });
const confirm = () => screen.getByRole("button", { name: "已核对" });

/** A section whose button goes once the act is done, as an order's does. */
function Section({ act: run }: { act: () => Promise<void> | void }) {
  const [isDone, setDone] = useState(false);
  return (
    <section {...FOCUS_HOME} aria-label="订单状态">
      {isDone ? (
        "已完成"
      ) : (
        <ConfirmedButton
          question={QUESTION}
          onConfirm={async () => {
            await run();
            setTimeout(() => setDone(true), 50);
          }}
        >
          确认收货
        </ConfirmedButton>
      )}
    </section>
  );
}

async function openQuestion(run: () => Promise<void> | void = () => {}) {
  const page = render(<Section act={run} />);
  opener().focus();
  fireEvent.click(opener());
  await pass(0);
  return page;
}

test("names what it is about, the amount and what follows before it acts", async () => {
  const run = jest.fn();
  await openQuestion(run);
  const dialog = screen.getByRole("dialog", { name: "确认收货" });
  expect(dialog).toHaveTextContent("曜日战歌账号");
  expect(dialog).toHaveTextContent("¥1250.00");
  expect(dialog).toHaveAccessibleDescription("确认后不能撤回。");
  expect(run).not.toHaveBeenCalled();
});

test("is deaf at first, and acts once after that", async () => {
  const run = jest.fn();
  await openQuestion(run);
  fireEvent.click(confirm());
  await pass(DEAF_MS - 10);
  fireEvent.click(confirm());
  expect(run).not.toHaveBeenCalled();
  await pass(10);
  fireEvent.click(confirm());
  fireEvent.click(confirm());
  await pass(0);
  expect(run).toHaveBeenCalledTimes(1);
});

test("does not act when the buyer keeps it, and focuses the button again", async () => {
  const run = jest.fn();
  await openQuestion(run);
  fireEvent.click(screen.getByRole("button", { name: "再看看" }));
  await pass(0);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(run).not.toHaveBeenCalled();
  expect(opener()).toHaveFocus();
});

test("stays open, busy, until the act has settled", async () => {
  let settle = () => {};
  await openQuestion(() => new Promise((resolve) => (settle = resolve)));
  await pass(DEAF_MS);
  fireEvent.click(confirm());
  await pass(0);
  expect(confirm()).toHaveAttribute("aria-busy", "true");
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  expect(screen.getByRole("dialog")).toBeInTheDocument();
  settle();
  await pass(0);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("moves the focus to its section when the button goes with the act", async () => {
  await openQuestion();
  await pass(DEAF_MS);
  fireEvent.click(confirm());
  await pass(0);
  await pass(0);
  expect(opener()).toHaveFocus();
  await pass(50);
  expect(screen.getByText("已完成")).toHaveFocus();
});

test("says why the dialog goes when another window was first", async () => {
  const page = await openQuestion();
  page.rerender(<section>已完成</section>);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(showToast).toHaveBeenCalledWith("warning", expect.stringContaining("别处"));
});
