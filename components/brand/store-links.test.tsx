import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { sampleApp } from "@/lib/app-info/testing/app-sample";
import { setVisitAdCookie } from "@/lib/app-info/visit-ad";
import { StoreLinks } from "./store-links";

const app = sampleApp();
const sent = jest.fn();

beforeEach(() => {
  Cookies.remove("ad", { path: "/" });
  sent.mockReset();
  sent.mockResolvedValue({ json: async () => ({ code: 0, msg: "ok", data: null }) });
  stubFetch(sent);
});

/** Clicks a button on a page with this query. @returns whether the browser would follow the link */
async function click(name: string, query: string, shown = app): Promise<boolean> {
  window.history.replaceState(null, "", `/index_m${query}`);
  render(<StoreLinks app={shown} />);
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
  ["iPhone 下载", `${app.iosUrl}&ad=baidu%207`],
  ["Android 下载", `${app.androidUrl}&ad=baidu%207`],
])(
  "records a click on %s with a keepalive request and an address that carries the URL's ad",
  async (name, href) => {
    expect(await click(name, "?ad=baidu%207&x=1")).toBe(true);
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledWith(
      "/api/v2/three/download",
      expect.objectContaining({ method: "POST", keepalive: true, body: '{"ad":"baidu 7"}' }),
    );
  },
);

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

test("records and carries the ad of an earlier page of the visit", async () => {
  window.history.replaceState(null, "", "/index?ad=7");
  await setVisitAdCookie();
  await click("iPhone 下载", "");
  expect(screen.getByRole("link", { name: "iPhone 下载" }).getAttribute("href")).toContain("ad=7");
  expect(sent).toHaveBeenCalledWith(
    "/api/v2/three/download",
    expect.objectContaining({ body: '{"ad":"7"}' }),
  );
});

test("opens the mobile site for a system without an app, and in one button where there is none", () => {
  const page = "https://m.example/download?brand=hh";
  const { rerender } = render(
    <StoreLinks app={sampleApp({ systems: ["ios"], androidUrl: page })} />,
  );
  const shown = () => screen.getAllByRole("link").map((link) => link.textContent);
  expect(shown()).toEqual(["iPhone 下载", "Android 打开手机版"]);
  rerender(<StoreLinks app={sampleApp({ systems: [], downloadUrl: page })} />);
  expect(shown()).toEqual(["打开手机版"]);
  expect(screen.getByRole("link")).toHaveAttribute("href", page);
});
