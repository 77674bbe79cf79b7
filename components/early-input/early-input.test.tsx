import { act, fireEvent, waitFor } from "@testing-library/react";
import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import "./early-input.js";

const html = document.documentElement;
const message = () => html.getAttribute("data-early");
let root: Root | undefined;

afterEach(async () => {
  await act(() => root?.unmount());
  root = undefined;
  document.body.innerHTML = "";
  // The script drops what it holds for the removed controls.
  await waitFor(() => expect(message()).not.toBe("slow"));
  html.setAttribute("data-early", "");
});

/** A button that may get the mark before hydration, which is what the script is for. */
const Press = (props: ComponentProps<"button">) => (
  <button type="button" suppressHydrationWarning {...props} />
);

/** Shows the server's HTML of a part. @returns a function that hydrates it */
function paint(part: ReactNode): () => Promise<void> {
  const container = document.createElement("div");
  container.innerHTML = renderToString(part);
  document.body.append(container);
  return () =>
    act(async () => {
      root = hydrateRoot(container, part);
    });
}

function BuyBox({ onBuy }: { onBuy: (spec: string, quantity: number) => void }) {
  const [spec, setSpec] = useState("none");
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <input
        type="radio"
        checked={spec === "a"}
        onChange={() => setSpec("a")}
        suppressHydrationWarning
      />
      <Press id="more" onClick={() => setQuantity(quantity + 1)} />
      <Press id="buy" onClick={() => onBuy(spec, quantity)} />
    </>
  );
}

function Checkbox({ onChange }: { onChange: (checked: boolean) => void }) {
  const [checked, setChecked] = useState(false);
  const change = (next: boolean) => {
    onChange(next);
    setChecked(next);
  };
  return (
    <input
      type="checkbox"
      checked={checked}
      onChange={(event) => change(event.target.checked)}
      suppressHydrationWarning
    />
  );
}

function Field({ onFocus }: { onFocus: () => void }) {
  const [text, setText] = useState("");
  return (
    <>
      <input value={text} onFocus={onFocus} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </>
  );
}

/** Changes when it is hydrated, as a part does that knows more in the browser than on the server. */
function Changing({ onClick, then }: { onClick: () => void; then: Partial<Later> }) {
  const [later, setLater] = useState<Partial<Later>>({});
  useEffect(() => setLater(then), [then]);
  return later.removed ? null : <Press onClick={onClick} disabled={later.disabled} />;
}

interface Later {
  disabled: boolean;
  removed: boolean;
}

const find = <E extends HTMLElement = HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (found === null) throw new Error(`no ${selector}`);
  return found;
};
const button = () => find<HTMLButtonElement>("button");
const isHeld = (element: Element) => element.hasAttribute("data-held");

function type(field: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

test("marks a click on a painted button at once and carries it out when the button is hydrated", async () => {
  const onClick = jest.fn();
  const hydrate = paint(
    <Press onClick={onClick}>
      <b>购买</b>
    </Press>,
  );
  fireEvent.click(find("b"));
  expect(isHeld(button())).toBe(true);
  await hydrate();
  await waitFor(() => expect(onClick).toHaveBeenCalledTimes(1));
  expect(isHeld(button())).toBe(false);
});

test("carries out a click once that was made twice", async () => {
  const onClick = jest.fn();
  const last = jest.fn();
  const hydrate = paint(
    <>
      <Press onClick={onClick} />
      <Press id="last" onClick={last} />
    </>,
  );
  fireEvent.click(button());
  fireEvent.click(button());
  fireEvent.click(find("#last"));
  await hydrate();
  await waitFor(() => expect(last).toHaveBeenCalledTimes(1));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test("leaves the clicks on hydrated controls to React", async () => {
  const onClick = jest.fn();
  await paint(<Press onClick={onClick} />)();
  fireEvent.click(button());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(isHeld(button())).toBe(false);
});

test("carries out the others while one control is never hydrated", async () => {
  const onClick = jest.fn();
  document.body.innerHTML = '<button id="never"></button>';
  fireEvent.click(find("#never"));
  const hydrate = paint(<Press id="works" onClick={onClick} />);
  fireEvent.click(find("#works"));
  await hydrate();
  await waitFor(() => expect(onClick).toHaveBeenCalledTimes(1));
  expect(isHeld(find("#never"))).toBe(true);
});

test("carries out several acts in their order, each with the result of the one before", async () => {
  const bought = jest.fn();
  const hydrate = paint(<BuyBox onBuy={bought} />);
  for (const control of ["input", "#more", "#buy"]) fireEvent.click(find(control));
  await hydrate();
  await waitFor(() => expect(bought.mock.calls).toEqual([["a", 2]]));
});

test("keeps the last choice of a group of radio buttons, and marks its label", async () => {
  const chosen = jest.fn();
  const option = (name: string) => (
    <label key={name} id={name} suppressHydrationWarning>
      <input type="radio" name="spec" value={name} onChange={() => chosen(name)} />
    </label>
  );
  const hydrate = paint(["a", "b"].map(option));
  fireEvent.click(find("#a input"));
  fireEvent.click(find("#b input"));
  expect([isHeld(find("#a")), isHeld(find("#b"))]).toEqual([false, true]);
  await hydrate();
  await waitFor(() => expect(chosen).toHaveBeenCalled());
  expect(chosen.mock.calls).toEqual([["b"]]);
  expect(find<HTMLInputElement>("#b input").checked).toBe(true);
});

test("tells a controlled checkbox that was checked before hydration", async () => {
  const onChange = jest.fn();
  const hydrate = paint(<Checkbox onChange={onChange} />);
  fireEvent.click(find("input"));
  await hydrate();
  await waitFor(() => expect(onChange.mock.calls).toEqual([[true]]));
  expect(find<HTMLInputElement>("input").checked).toBe(true);
});

test("passes text that was typed before hydration to the field's component, with focus and selection", async () => {
  const onFocus = jest.fn();
  const hydrate = paint(<Field onFocus={onFocus} />);
  const field = find<HTMLInputElement>("input");
  field.focus();
  type(field, "1380");
  type(field, "13800138000");
  field.setSelectionRange(2, 5);
  await hydrate();
  await waitFor(() => expect(find("output").textContent).toBe("13800138000"));
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(["13800138000", 2, 5]);
  expect(onFocus).toHaveBeenCalled();
});

test("does not touch a field while an input method composes", async () => {
  const onChange = jest.fn();
  const hydrate = paint(<input onChange={(e) => onChange(e.target.value)} />);
  const field = find<HTMLInputElement>("input");
  fireEvent.compositionStart(field);
  type(field, "yuanshen");
  await hydrate();
  fireEvent.compositionEnd(field);
  type(field, "原神");
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith("原神"));
  expect(onChange).not.toHaveBeenCalledWith("yuanshen");
});

test.each([
  ["disables", { disabled: true }],
  ["removes", { removed: true }],
])("tells the visitor when hydration %s the control, and drops the click", async (_, then) => {
  const onClick = jest.fn();
  const hydrate = paint(<Changing onClick={onClick} then={then} />);
  fireEvent.click(button());
  await hydrate();
  await waitFor(() => expect(message()).toBe("changed"));
  expect(onClick).not.toHaveBeenCalled();
});

test("does not carry out a click on a control behind a dialog", async () => {
  const onClick = jest.fn();
  const hydrate = paint(<Press onClick={onClick} />);
  fireEvent.click(button());
  await hydrate();
  button().parentElement?.setAttribute("aria-hidden", "true");
  await waitFor(() => expect(message()).toBe("changed"));
  expect(onClick).not.toHaveBeenCalled();
});

test.each([
  ["a link", '<a id="it" href="#there"></a>'],
  [
    "the button of a form with an address",
    '<form action="/search"><button id="it"></button></form>',
  ],
  ["a summary", '<details><summary id="it"></summary></details>'],
  ["a disabled button", '<button id="it" disabled></button>'],
])("leaves %s to the browser", (_, markup) => {
  document.body.innerHTML = markup;
  document.body.addEventListener("submit", (event) => event.preventDefault(), { once: true });
  const seen = jest.fn();
  document.body.addEventListener("click", seen, { once: true });
  find("#it").click();
  expect(isHeld(find("#it"))).toBe(false);
  expect(seen).toHaveBeenCalledTimes(markup.includes("disabled") ? 0 : 1);
});

test.each([
  ["", false],
  ["?had=1", false],
  ["?x=2&ad=spring", true],
])("holds a link that passes the ad of the query on, at the query %p: %p", (query, expected) => {
  window.history.replaceState(null, "", `/index_m${query}`);
  document.body.innerHTML = '<a id="it" href="#there" data-passes-query="ad"></a>';
  find("#it").click();
  expect(isHeld(find("#it"))).toBe(expected);
});

test("leaves a click that opens another tab to the browser", () => {
  document.body.innerHTML = "<button></button>";
  fireEvent.click(button(), { ctrlKey: true });
  expect(isHeld(button())).toBe(false);
});

test("holds the button of a form without an address, which would reload the page", async () => {
  const onSubmit = jest.fn((event) => event.preventDefault());
  const hydrate = paint(
    <form onSubmit={onSubmit}>
      <Press type="submit" />
    </form>,
  );
  fireEvent.click(button());
  expect(isHeld(button())).toBe(true);
  await hydrate();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
});
