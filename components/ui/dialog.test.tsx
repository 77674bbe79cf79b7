import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Dialog } from "./dialog";

/** A dialog followed by another one, as the confirm dialog follows the login. */
function Shop() {
  const [step, setStep] = useState<"closed" | "first" | "second">("closed");
  const close = () => setStep("closed");
  return (
    <>
      <button type="button" onClick={() => setStep("first")}>
        打开
      </button>
      <Dialog key="first" open={step === "first"} onClose={close} title="第一" width={400}>
        <button type="button" onClick={() => setStep("second")}>
          继续
        </button>
      </Dialog>
      <Dialog key="second" open={step === "second"} onClose={close} title="第二" width={400}>
        内容
      </Dialog>
    </>
  );
}

test("restores the focus to the element that opened it", async () => {
  const user = userEvent.setup();
  render(<Shop />);
  await user.click(screen.getByRole("button", { name: "打开" }));
  expect(screen.getByRole("dialog", { name: "第一" })).toHaveFocus();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name: "打开" })).toHaveFocus());
});

test("restores the focus to the element on the page when one dialog follows another", async () => {
  const user = userEvent.setup();
  render(<Shop />);
  await user.click(screen.getByRole("button", { name: "打开" }));
  await user.click(screen.getByRole("button", { name: "继续" }));
  await waitFor(() => expect(screen.getByRole("dialog", { name: "第二" })).toHaveFocus());
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name: "打开" })).toHaveFocus());
});

test("stays open at the second click of a double click, and closes at a later one outside", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  render(<Shop />);
  const opener = screen.getByRole("button", { name: "打开" });
  opener.getBoundingClientRect = () => new DOMRect(10, 10, 80, 30);
  opener.focus();
  fireEvent.click(opener);
  await act(() => jest.advanceTimersByTimeAsync(100));
  const again = { clientX: 20, clientY: 20 };
  pressOverlay(again);
  expect(screen.getByRole("dialog")).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(400));
  pressOverlay(again);
  expect(screen.queryByRole("dialog")).toBeNull();
  jest.useRealTimers();
});

/** jsdom has no PointerEvent with coordinates. */
function pressOverlay(at: { clientX: number; clientY: number }): void {
  const overlay = document.querySelector("[data-mask]");
  if (!overlay) throw new Error("no dialog is open");
  fireEvent(overlay, new MouseEvent("pointerdown", { bubbles: true, button: 0, ...at }));
  fireEvent.click(overlay);
}
