import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { reportError } from "@/lib/browser-errors/report";
import BareError from "./[brand]/(bare)/error";
import NotFound from "./[brand]/(bare)/not-found";
import SiteError from "./[brand]/(site)/error";
import GoodsDetailError from "./[brand]/(site)/goodsDetail/[goodsId]/error";
import TradeError from "./[brand]/(trade)/error";
import GoodsDetailsError from "./[brand]/(trade)/goodsDetails/[goodsId]/error";
import GlobalError from "./global-error";

jest.mock("@/lib/browser-errors/report");

const ERROR = Object.assign(new Error("render failed"), { digest: "1234567890" });
const PAGE = "页面没有显示出来";
const GOODS = "商品暂时加载不出来";

beforeEach(() => jest.mocked(reportError).mockClear());

it.each([
  // Renders `<html>` itself. First, because React adds no listeners to a document that held another root before.
  ["the root layout", GlobalError, PAGE, document],
  ["a page with header and footer", SiteError, PAGE, undefined],
  ["a page without them", BareError, PAGE, undefined],
  ["a page without a bottom bar", TradeError, PAGE, undefined],
  ["the goods page", GoodsDetailsError, GOODS, undefined],
  ["the goods page that hands over to the phone", GoodsDetailError, GOODS, undefined],
])(
  "says what was not lost, and how to go on, when %s fails to render",
  async (_, ErrorPage, title, container) => {
    const retry = jest.fn();
    const page = <ErrorPage error={ERROR} retry={retry} />;
    if (container) render(page, { container, baseElement: container });
    else render(page);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(document.title).toBe(title);
    expect(screen.getByRole("button", { name: "重新加载" })).toBeVisible();
    expect(screen.getByText(`错误编号：${ERROR.digest}`)).toBeVisible();
    expect(await screen.findByText(/已经提交的订单都还在/)).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(document.title).toBe(title);
    expect(screen.getByRole("link", { name: "回首页" })).toHaveAttribute("href", "/index");
    expect(screen.getByText(`错误编号：${ERROR.digest}`)).toBeVisible();
    expect(jest.mocked(reportError).mock.calls).toEqual([["boundary", ERROR, ERROR.digest]]);
    await userEvent.click(screen.getByRole("button", { name: "重新加载" }));
    expect(retry).toHaveBeenCalledTimes(1);
  },
);

it("shows ways on when there is no such page", () => {
  render(<NotFound />);
  expect(screen.getByRole("heading", { level: 1, name: "这里没有页面" })).toBeVisible();
  expect(screen.getByRole("link", { name: "回首页看看" })).toHaveAttribute("href", "/index");
});
