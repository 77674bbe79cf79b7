import { waitFor } from "@testing-library/react";
import { closeOnBack } from "./dialog-history";

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const traverse = async (move: () => unknown) => {
  const popped = new Promise((resolve) => {
    window.addEventListener("popstate", resolve, { once: true });
  });
  move();
  await popped;
  await nextTask();
};
const back = () => traverse(() => window.history.back());
const isMarked = () => window.history.state?.dialog === true;

/** Opens a dialog that closes itself on Back. */
function open() {
  const onBack = jest.fn(() => end());
  const end = closeOnBack(onBack);
  return { onBack, end };
}

beforeEach(() => window.history.replaceState({ router: "tree" }, ""));

test("closes the dialog on Back and stays on the page", async () => {
  const length = window.history.length;
  const { onBack } = open();
  expect(window.history.state).toEqual({ router: "tree", dialog: true });
  expect(window.history.length).toBe(length + 1);
  await back();
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(window.history.state).toEqual({ router: "tree" });
});

test("leaves no entry when the dialog is closed by its button", async () => {
  const { end, onBack } = open();
  await traverse(end);
  expect(isMarked()).toBe(false);
  expect(onBack).not.toHaveBeenCalled();
});

test("uses one entry for dialogs that follow each other", async () => {
  const first = open();
  const { length } = window.history;
  first.end();
  const second = open();
  await nextTask();
  expect(window.history.length).toBe(length);
  expect(isMarked()).toBe(true);
  await back();
  expect(first.onBack).not.toHaveBeenCalled();
  expect(second.onBack).toHaveBeenCalledTimes(1);
});

test("adds an entry for a dialog that opens while the last one's is being removed", async () => {
  const first = open();
  first.end();
  await nextTask();
  const opened: ReturnType<typeof open>[] = [];
  await traverse(() => opened.push(open()));
  const [second] = opened;
  expect(isMarked()).toBe(true);
  expect(second?.onBack).not.toHaveBeenCalled();
  await back();
  expect(second?.onBack).toHaveBeenCalledTimes(1);
});

test("closes only the topmost dialog", async () => {
  const below = open();
  const above = open();
  await back();
  expect(above.onBack).toHaveBeenCalledTimes(1);
  expect(below.onBack).not.toHaveBeenCalled();
  expect(isMarked()).toBe(true);
  await back();
  expect(below.onBack).toHaveBeenCalledTimes(1);
});

test("returns from the entry of a closed dialog on Forward", async () => {
  open();
  await back();
  await traverse(() => window.history.forward());
  await waitFor(() => expect(isMarked()).toBe(false));
});

test("adds no entry after a link to a fragment, whose entry has no state", () => {
  window.history.replaceState(null, "");
  const length = window.history.length;
  const { end } = open();
  expect(window.history.length).toBe(length);
  expect(window.history.state).toBeNull();
  end();
});
