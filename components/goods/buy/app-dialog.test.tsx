import { sampleTrade } from "@storefront/contract/listing/testing/trade-sample";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { copiedLink } from "@/components/ui/testing/copied-link";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { AppDialog } from "./app-dialog";

const HOME = {
  qr_code: { download_url: "http://app.example/" },
  data: {
    ios_download_url: "http://app.example/ios",
    android_download_url: "http://app.example/android",
  },
  online_ranger: 1,
  sellers: [],
};

function answers(home: unknown, settings: unknown) {
  stubFetch(
    jest.fn(async (path: string) => {
      const body = path.endsWith("/settings") ? settings : home;
      if (body === null) throw new TypeError("no network");
      return { json: async () => body };
    }),
  );
}
const open = (more = {}) => {
  render(<AppDialog trade={sampleTrade(more)} link="http://m.example/g" onClose={jest.fn()} />);
  return userEvent.setup();
};

test("shows the download code, both stores, the benefits of the app and the goods link", async () => {
  answers({ code: 0, msg: "", data: HOME }, null);
  open({ tradeType: 9 });
  const dialog = screen.getByRole("dialog", { name: "请在 App 内购买" });
  expect(await screen.findByRole("img", { name: "下载二维码" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "iPhone 下载" })).toHaveAttribute(
    "href",
    HOME.data.ios_download_url,
  );
  expect(screen.getByRole("link", { name: "Android 下载" })).toBeInTheDocument();
  expect(dialog).toHaveTextContent("进度随时看");
  expect(await copiedLink(screen.getByRole("group", { name: "商品链接" }))).toBe(
    "http://m.example/g",
  );
  expect(dialog).toHaveStyle({ width: "450px" });
});

test("explains that specs are chosen in the app", async () => {
  answers({ code: 0, msg: "", data: HOME }, null);
  open({ specsType: 3 });
  expect(screen.getByRole("dialog")).toHaveTextContent("档位在 App 里选");
  await screen.findByRole("img", { name: "下载二维码" });
});

test("says that there is no app, and offers the mobile site", async () => {
  answers(null, { mobileSiteUrl: "http://m.example/", operatorSiteUrl: "http://m.example/" });
  open({ tradeType: 9 });
  await screen.findByRole("img", { name: "手机版二维码" });
  const dialog = screen.getByRole("dialog", { name: "暂时买不了这件商品" });
  expect(dialog).toHaveTextContent("我们还没有 App");
  expect(dialog).not.toHaveTextContent("进度随时看");
  expect(screen.getByRole("link", { name: "打开手机版" })).toHaveAttribute(
    "href",
    "http://m.example/download",
  );
  expect(screen.queryByRole("link", { name: "iPhone 下载" })).toBeNull();
});

test("offers a retry when neither marketplace nor settings respond", async () => {
  answers(null, null);
  const user = open();
  expect(await screen.findByRole("alert")).toHaveTextContent("没能取到下载地址");
  answers({ code: 0, msg: "", data: HOME }, null);
  await user.click(screen.getByRole("button", { name: "重试" }));
  await waitFor(() => expect(screen.getByRole("img", { name: "下载二维码" })).toBeInTheDocument());
});
