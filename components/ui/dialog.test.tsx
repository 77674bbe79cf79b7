import { render, screen, waitFor } from "@testing-library/react";
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
