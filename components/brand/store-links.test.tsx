import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { StoreLinks } from "./store-links";

const app = {
  downloadUrl: "https://m.example/download",
  iosUrl: "https://m.example/download?os=ios",
  androidUrl: "https://m.example/download?os=android",
  onlineBoosters: null,
};
const sent = jest.fn();

beforeEach(() => {
  sent.mockReset();
  sent.mockResolvedValue({ json: async () => ({ code: 0, msg: "ok", data: null }) });
  stubFetch(sent);
});

/** Clicks a button on a page with this query. @returns whether the browser would follow the link */
async function click(name: string, query: string): Promise<boolean> {
  window.history.replaceState(null, "", `/index_m${query}`);
  render(<StoreLinks app={app} />);
  let followed = false;
  // jsdom cannot navigate: the handler under test must have prevented the default.
  const stop = (event: Event) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener("click", stop, { once: true });
  await userEvent.click(screen.getByRole("link", { name }));
  return followed;
}

test.each([
  ["iPhone 下载", app.iosUrl],
  ["Android 下载", app.androidUrl],
])("records a click on %s with a keepalive request when the URL has an ad", async (name, href) => {
  expect(await click(name, "?ad=baidu%207&x=1")).toBe(true);
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith(
    "/api/v2/three/download",
    expect.objectContaining({ method: "POST", keepalive: true, body: '{"ad":"baidu 7"}' }),
  );
});

test.each(["", "?ad=", "?ad=%20", "?ad=%E0%A4%A", "?load=7"])(
  "records nothing when the query is %j",
  async (query) => {
    expect(await click("iPhone 下载", query)).toBe(true);
    expect(sent).not.toHaveBeenCalled();
  },
);

test("follows the link when recording fails", async () => {
  sent.mockRejectedValue(new TypeError("offline"));
  expect(await click("Android 下载", "?ad=7")).toBe(true);
});
