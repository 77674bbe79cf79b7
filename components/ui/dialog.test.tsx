import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Dialog } from "./dialog";

/** One dialog that another follows, as the confirm dialog follows the login. */
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

test("gives the focus back to what opened it", async () => {
  const user = userEvent.setup();
  render(<Shop />);
  await user.click(screen.getByRole("button", { name: "打开" }));
  expect(screen.getByRole("dialog", { name: "第一" })).toHaveFocus();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name: "打开" })).toHaveFocus());
});

test("a dialog that follows another gives it back to what led to both on the page", async () => {
  const user = userEvent.setup();
  render(<Shop />);
  await user.click(screen.getByRole("button", { name: "打开" }));
  await user.click(screen.getByRole("button", { name: "继续" }));
  await waitFor(() => expect(screen.getByRole("dialog", { name: "第二" })).toHaveFocus());
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.getByRole("button", { name: "打开" })).toHaveFocus());
});
