/** @jest-environment jsdom */

const load = (name: string) => jest.isolateModules(() => jest.requireActual(`./${name}.js`));

const POLL_MS = 3_000;
const textAnswer = (body: string) => ({ ok: true, text: async () => body });

/** Stubs fetch: the first request fails, the others answer by path. */
function failOnce(answers: Record<string, string>) {
  const fetch = jest.fn(async (url: string) => textAnswer(answers[url] ?? ""));
  fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  Object.assign(globalThis, { fetch });
  return fetch;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("says that the browser cannot copy, instead of doing nothing", async () => {
  document.body.innerHTML = '<p data-copy-result></p><button hidden data-copy="link">复制</button>';
  load("copy");
  const button = document.querySelector("button");
  expect(button?.hidden).toBe(false);
  button?.click();
  await jest.advanceTimersByTimeAsync(0);
  expect(document.querySelector("p")?.textContent).toContain("不支持自动复制");
});

test("keeps watching an order when one poll fails", async () => {
  document.body.innerHTML = '<div data-watch="/state" data-state="pending"></div>';
  const fetch = failOnce({ "/state": "pending" });
  load("watch");
  await jest.advanceTimersByTimeAsync(2 * POLL_MS);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test("shows new messages at the next poll when one fails", async () => {
  document.body.innerHTML = '<ol data-conversation="/latest" data-latest="1"><li>old</li></ol>';
  failOnce({
    "/latest": "2",
    [location.href]: '<ol data-conversation="/latest"><li>old</li><li>new</li></ol>',
  });
  load("conversation");
  await jest.advanceTimersByTimeAsync(POLL_MS);
  expect(document.querySelectorAll("li")).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(POLL_MS);
  expect(document.querySelectorAll("li")).toHaveLength(2);
  expect(document.querySelector("ol")?.dataset["latest"]).toBe("2");
});

test("shows the price of the chosen spec in the bar, without the marker of the cheapest", () => {
  document.body.innerHTML = `<input type="radio" name="spec" data-price="¥65.00">
    <b data-bar-price>¥18.00</b><small data-bar-unit>/小时起</small>`;
  load("goods");
  document.querySelector("input")?.click();
  expect(document.querySelector("b")?.textContent).toBe("¥65.00");
  expect(document.querySelector("small")?.textContent).toBe("/小时");
});
