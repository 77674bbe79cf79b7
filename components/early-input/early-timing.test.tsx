import { fireEvent } from "@testing-library/react";

const html = document.documentElement;
const message = () => html.getAttribute("data-early");
const click = () => fireEvent.click(document.body.appendChild(document.createElement("button")));

function failToLoad(address: string, readyState: DocumentReadyState): void {
  jest.spyOn(document, "readyState", "get").mockReturnValue(readyState);
  const script = document.head.appendChild(document.createElement("script"));
  // Without an address while in the document, because jsdom would load it.
  script.remove();
  script.src = address;
  const event = new Event("error");
  Object.defineProperty(event, "target", { value: script });
  window.dispatchEvent(event);
}

const failToParse = (error: Error) =>
  window.dispatchEvent(
    new ErrorEvent("error", { error, filename: `${location.origin}/_next/static/chunks/a.js` }),
  );

let listeners: Parameters<typeof window.addEventListener>[];

/** Runs the script anew, as on a new page. */
beforeEach(() => {
  jest.useFakeTimers();
  const add = jest.spyOn(window, "addEventListener");
  jest.isolateModules(() => jest.requireActual("./early-input.js"));
  listeners = [...add.mock.calls];
  expect(listeners.length).toBeGreaterThan(0);
});
afterEach(() => {
  for (const [type, listener, options] of listeners)
    window.removeEventListener(type, listener, options);
  jest.clearAllTimers();
  document.body.innerHTML = "";
});

/** Lets an element look hydrated, without React and its own timing. */
const hydrate = (element: Element) => Object.assign(element, { __reactProps$x: {} });

function addField(): { field: HTMLInputElement; onInput: jest.Mock } {
  const field = document.body.appendChild(document.createElement("input"));
  const onInput = jest.fn();
  field.addEventListener("input", onInput);
  return { field, onInput };
}

test("carries a click out a tick after hydration, when effects have run", () => {
  const button = document.body.appendChild(document.createElement("button"));
  const onClick = jest.fn();
  button.addEventListener("click", onClick);
  fireEvent.click(button);
  hydrate(button);
  jest.advanceTimersByTime(50);
  expect(onClick).not.toHaveBeenCalled();
  jest.advanceTimersByTime(50);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test("waits for an input method to end its composition", () => {
  const { field, onInput } = addField();
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: "yuan" } });
  hydrate(field);
  jest.advanceTimersByTime(1_000);
  expect(onInput).toHaveBeenCalledTimes(1);
  fireEvent.compositionEnd(field);
  jest.advanceTimersByTime(100);
  expect(onInput).toHaveBeenCalledTimes(2);
  expect(field.value).toBe("yuan");
});

test("leaves a field alone when typing went on after its hydration", () => {
  const { field, onInput } = addField();
  fireEvent.input(field, { target: { value: "138" } });
  hydrate(field);
  fireEvent.input(field, { target: { value: "1380" } });
  jest.advanceTimersByTime(1_000);
  expect(onInput).toHaveBeenCalledTimes(2);
  expect(field.value).toBe("1380");
});

test("marks the document as served by the script, without a message", () => {
  expect(message()).toBe("");
});

test("says that the page is still loading when a click has been held for eight seconds", () => {
  click();
  jest.advanceTimersByTime(8_000);
  expect(message()).toBe("");
  jest.advanceTimersByTime(200);
  expect(message()).toBe("slow");
});

test("hides the message about a changed control after a while", () => {
  click();
  document.body.innerHTML = "";
  jest.advanceTimersByTime(100);
  expect(message()).toBe("changed");
  jest.advanceTimersByTime(8_000);
  expect(message()).toBe("");
});

test.each(["https://other.example/_next/a.js", "chrome-extension://abc/a.js"])(
  "ignores that %s cannot be loaded",
  (address) => {
    failToLoad(address, "interactive");
    click();
    expect(message()).toBe("");
  },
);

test("ignores errors of running scripts", () => {
  failToParse(new TypeError("x is undefined"));
  click();
  expect(message()).toBe("");
});

test("ignores a part that fails after the page has loaded, until a click needs it", () => {
  failToLoad("/_next/static/chunks/a.js", "complete");
  expect(message()).toBe("");
  click();
  expect(message()).toBe("failed");
});

test("shows the failure when a held click may need the script, even if <html> is hydrated", () => {
  Object.assign(html, { __reactProps$x: {} });
  click();
  failToLoad("/_next/static/chunks/a.js", "complete");
  expect(message()).toBe("failed");
  Reflect.deleteProperty(html, "__reactProps$x");
});

test("shows at once that a script of the page cannot be loaded, and keeps saying so", () => {
  failToLoad("/_next/static/chunks/a.js", "interactive");
  expect(message()).toBe("failed");
  click();
  jest.advanceTimersByTime(9_000);
  expect(message()).toBe("failed");
});

test("leaves a link that passes on the query to the browser when no script will handle it", () => {
  window.history.replaceState(null, "", "/index_m?ad=7");
  document.body.innerHTML = '<a href="#there" data-passes-query="ad"></a>';
  const link = document.querySelector("a");
  failToLoad("/_next/static/chunks/a.js", "interactive");
  link?.click();
  expect(link?.hasAttribute("data-held")).toBe(false);
});

test("shows the failure at a click when the browser cannot read a script", () => {
  failToParse(new SyntaxError("Unexpected token '{'"));
  expect(message()).toBe("");
  click();
  expect(message()).toBe("failed");
});
