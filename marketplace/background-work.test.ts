import { createBackgroundWork } from "./background-work";

const error = jest.fn();
const background = createBackgroundWork({ error });

/** A promise that the test resolves. */
function createGate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

it("settles at once without work", async () => {
  await background.settled();
});

it("settles when all work has ended, and what that work has started", async () => {
  const [first, second] = [createGate(), createGate()];
  const ended: string[] = [];
  background.start("first", async () => {
    await first.passed;
    background.start("second", async () => {
      await second.passed;
      ended.push("second");
    });
    ended.push("first");
  });
  const settled = background.settled().then(() => ended.push("settled"));
  first.open();
  second.open();
  await settled;
  expect(ended).toEqual(["first", "second", "settled"]);
});

it("logs the error of work, and settles", async () => {
  const err = new Error("broken");
  background.start("sending", () => Promise.reject(err));
  background.start("throwing", () => {
    throw err;
  });
  await background.settled();
  expect(error.mock.calls).toEqual([
    [{ err, work: "throwing" }, "background work failed"],
    [{ err, work: "sending" }, "background work failed"],
  ]);
});
