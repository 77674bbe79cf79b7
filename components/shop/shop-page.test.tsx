import { ERRORS } from "@storefront/contract/codes";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { showToast } from "@/components/ui/toast";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { loginPrompted, settleLogin } from "@/lib/session/login-gate";
import { readShopGoods } from "@/lib/shop/shop-goods";
import { readShop } from "@/lib/shop/shop-view";
import { SHOP } from "@/lib/shop/testing/shop-sample";
import { ShopPage } from "./shop-page";

jest.mock("@/components/ui/toast", () => ({ showToast: jest.fn() }));

const page = (number: number, sort = "default") => ({
  list: Array.from({ length: number === 3 ? 2 : 12 }, (_, index) => ({
    goods_id: number * 100 + index,
    goods_name: `${sort} ${number}-${index}`,
    now_price: "9.90",
    stock: index,
  })),
  total: 26,
  page_size: 12,
});

interface Sent {
  url: string;
  method: string | undefined;
  headers: Record<string, string>;
}
const sent: Sent[] = [];
/** Response of the marketplace by URL; undefined simulates a network failure. */
let serve: (url: URL) => object | undefined = () => undefined;
/** Every response waits for this promise. */
let gate = Promise.resolve();
const ok = (data: unknown) => ({ code: 0, msg: "", data });

beforeEach(() => {
  sent.length = 0;
  gate = Promise.resolve();
  jest.mocked(showToast).mockClear();
  clearSession();
  window.history.replaceState(null, "", "/personal_center?user_id=5");
  Element.prototype.scrollIntoView = jest.fn();
  serve = (url) => {
    const query = url.searchParams;
    if (url.pathname.endsWith("/goods_list")) {
      return ok(page(Number(query.get("page")), query.get("sort") ?? ""));
    }
    return ok(SHOP);
  };
  stubFetch(
    jest.fn(async (url: string, { method, headers }: Omit<Sent, "url">) => {
      sent.push({ url, method, headers });
      await gate;
      const body = serve(new URL(url, "http://mima.localhost"));
      if (body === undefined) throw new TypeError("down");
      return { json: async () => body };
    }),
  );
});
afterEach(() => settleLogin(false));

function open(more: object = {}, goods: object = page(1)) {
  const shop = readShop({ ...SHOP, ...more });
  if (shop === null) throw new Error("the sample is no shop");
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ShopPage view={{ shop, goods: readShopGoods(goods) }} />
    </SWRConfig>,
  );
  return userEvent.setup();
}
const follow = () => screen.getByRole("button", { name: /关注/ });
const cards = () => within(screen.getByRole("region", { name: /在售商品/ })).getAllByRole("link");

test("shows the seller without requesting data that the page already has", () => {
  open();
  expect(screen.getByRole("heading", { level: 1, name: "星河点卡铺" })).toBeInTheDocument();
  for (const words of ["自营", "官方", "未认证", "点卡秒发", "52,907", "900"]) {
    expect(screen.getByText(words)).toBeInTheDocument();
  }
  expect(cards()).toHaveLength(12);
  expect(sent).toEqual([]);
});

describe("following", () => {
  test("updates optimistically, is corrected by the response, and announces the gift", async () => {
    saveSession("token", 1);
    const user = open();
    await waitFor(() => expect(sent).toHaveLength(1));
    let release = () => {};
    gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    serve = (url) =>
      ok(
        url.pathname.endsWith("/subscribe")
          ? { subscribe_user: 1, subscribe_quantity: 950, expire_text: "有效期至 2026-12-01" }
          : { ...SHOP, subscribe_user: 1, subscribe_quantity: 950 },
      );
    await user.dblClick(follow());
    expect(screen.getByText("901")).toBeInTheDocument();
    release();
    await waitFor(() => expect(screen.getByText("950")).toBeInTheDocument());
    expect(follow()).toHaveAttribute("aria-pressed", "true");
    expect(showToast).toHaveBeenCalledWith(
      "success",
      "关注成功，店铺券已到账，有效期至 2026-12-01",
    );
    const posts = sent.filter(({ method }) => method === "POST");
    expect(posts).toMatchObject([
      { url: "/api/v1/user/subscribe?user_id=5&action=1", headers: { Authorization: "token" } },
    ]);
  });

  test("rolls back with the server's message when refused", async () => {
    saveSession("token", 1);
    const user = open();
    await waitFor(() => expect(sent).toHaveLength(1));
    serve = () => ({ ...ERRORS.tooFrequent, data: null });
    await user.click(follow());
    await waitFor(() => expect(showToast).toHaveBeenCalledWith("warning", ERRORS.tooFrequent.msg));
    expect(follow()).toHaveAttribute("aria-pressed", "false");
    expect(screen.getByText("900")).toBeInTheDocument();
  });

  test("requires a login, then continues", async () => {
    const user = open();
    serve = () => ({ ...ERRORS.loginExpired, data: null });
    await user.click(follow());
    await waitFor(() => expect(loginPrompted.get()).toBe(true));
    expect(follow()).toHaveAttribute("aria-pressed", "false");
    serve = () => ok({ ...SHOP, subscribe_user: 1, subscribe_quantity: 901, expire_text: "" });
    act(() => saveSession("token", 1));
    settleLogin(true);
    await waitFor(() => expect(follow()).toHaveAttribute("aria-pressed", "true"));
    expect(showToast).toHaveBeenCalledWith("success", "关注成功");
  });
});

describe("the list", () => {
  test("changes page and sort order, keeps them in the URL, and shows the first page without a call", async () => {
    const user = open();
    await user.click(screen.getByRole("button", { name: "第 3 页" }));
    expect(await screen.findByText("default 3-0")).toBeInTheDocument();
    expect(screen.getByText("第 3 页，共 3 页")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "下一页" })).toBeDisabled();
    expect(screen.getByRole("heading", { name: /在售商品/ })).toHaveFocus();
    expect(window.location.search).toBe("?user_id=5&page=3");
    await user.click(screen.getByRole("radio", { name: "价格升序" }));
    expect(await screen.findByText("price_asc 1-0")).toBeInTheDocument();
    expect(window.location.search).toBe("?user_id=5&sort=price_asc");
    const calls = sent.length;
    await user.click(screen.getByRole("radio", { name: "综合" }));
    expect(screen.getByText("default 1-0")).toBeInTheDocument();
    expect(sent).toHaveLength(calls);
    expect(sent.every(({ headers }) => !("Authorization" in headers))).toBe(true);
  });

  test("starts at the page and sort order of the URL", async () => {
    window.history.replaceState(null, "", "/personal_center?user_id=5&sort=sales&page=2");
    open();
    expect(await screen.findByText("sales 2-0")).toBeInTheDocument();
    expect(screen.getByRole("radio", { name: "销量" })).toBeChecked();
  });

  test("shows why a list failed to load, keeps the sort order, and loads it on retry", async () => {
    const user = open();
    const working = serve;
    serve = () => undefined;
    await user.click(screen.getByRole("radio", { name: "最新" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("网络连接失败");
    serve = working;
    await user.click(screen.getByRole("button", { name: "重新加载" }));
    expect(await screen.findByText("newest 1-0")).toBeInTheDocument();
  });

  test("links the first page when the page number is too high", async () => {
    window.history.replaceState(null, "", "/personal_center?user_id=5&page=9");
    serve = () => ok({ list: [], total: 26, page_size: 12 });
    const user = open();
    expect(await screen.findByText("这家店的商品没有第 9 页")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "回到第一页" }));
    expect(screen.getByText("default 1-0")).toBeInTheDocument();
  });

  test("shows an empty shelf when the shop has no goods", () => {
    open({}, { list: null });
    expect(screen.getByText("货架还空着")).toBeInTheDocument();
    expect(screen.queryByRole("group", { name: "排序" })).not.toBeInTheDocument();
  });
});

describe("the api of the link", () => {
  const goTo = (api: string) =>
    window.history.replaceState(
      null,
      "",
      `/personal_center?user_id=5&api=${encodeURIComponent(api)}`,
    );

  test("is not fetched when it is the page's own path", () => {
    goTo("/v1/user/home_page?user_id=5");
    open();
    expect(sent).toEqual([]);
    expect(screen.queryByText(/链接里的/)).not.toBeInTheDocument();
  });

  test("is fetched without the visitor's session when it is another path of the marketplace", async () => {
    saveSession("token", 1);
    goTo("/v2/shop/info?id=5&from=app");
    serve = (url) =>
      ok({ ...SHOP, nickname: url.pathname.startsWith("/api/v2") ? "新店名" : "星河点卡铺" });
    open();
    expect(await screen.findByRole("heading", { level: 1, name: "新店名" })).toBeInTheDocument();
    const linked = sent.find(({ url }) => url === "/api/v2/shop/info?id=5&from=app");
    expect(linked?.headers).toEqual({ Device: "2" });
  });

  test.each([
    ["another shop", ok({ ...SHOP, user_id: 6, nickname: "别的店" })],
    ["no shop", ok([1, 2])],
    ["a refusal that would end a session", { ...ERRORS.loginExpired, data: null }],
  ])("does not replace the shop by %s, nor end the session", async (_, body) => {
    saveSession("token", 1);
    goTo("/v1/order/detail?order_num=1");
    serve = (url) => (url.pathname.includes("/order/") ? body : ok(SHOP));
    open();
    expect(await screen.findByText("链接里的店铺地址没有给出这家店的资料")).toBeInTheDocument();
    expect(screen.queryByText("别的店")).not.toBeInTheDocument();
    expect(document.cookie).toContain("Token=token");
  });

  test("can be retried when it is unreachable", async () => {
    goTo("/v2/shop/info?id=5");
    serve = () => undefined;
    const user = open();
    await user.click(await screen.findByRole("button", { name: "重试" }));
    serve = () => ok({ ...SHOP, nickname: "新店名" });
    await user.click(await screen.findByRole("button", { name: "重试" }));
    expect(await screen.findByRole("heading", { level: 1, name: "新店名" })).toBeInTheDocument();
  });
});
