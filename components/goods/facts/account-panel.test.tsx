import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sampleGoods } from "@/lib/goods/testing/goods-sample";
import { AccountPanel } from "./account-panel";

// Preload the lazy dialog: on a busy machine loading it can exceed the timeout of findBy queries.
beforeAll(() => import("./inspection-dialog"));
beforeAll(() => {
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
});

const INSPECTION = {
  text: { left: "与描述一致" },
  report: {
    report_no: "YH00001002",
    inspector: "平台验号组",
    checked_at: "2026-11-20T08:00:00Z",
    items: [
      { name: "段位", result: "星耀", passed: 1 },
      { name: "二次实名", result: "已用过一次", passed: 0 },
    ],
  },
};
const open = (more: object = {}) =>
  render(
    <AccountPanel
      goods={sampleGoods({
        goods_type: "PersonalAccount",
        delivery_type: 1,
        no_reason_refund: 0,
        guarantee: [{ name: "找回包赔", brief: "按成交价赔付" }],
        banner: { text: "平台担保交易" },
        compensate_broadcast: ["买家 阿** 已赔付 1,280.00 元", "买家 北** 已赔付 866.00 元"],
        inspection: INSPECTION,
        ...more,
      })}
    />,
  );

test("shows assurance, guarantee services, the compensation ticker and the inspection in one panel", () => {
  open();
  const panel = within(screen.getByRole("region", { name: "账号保障" }));
  expect(panel.getByText("平台担保交易")).toBeInTheDocument();
  expect(within(panel.getByRole("list", { name: "保障服务" })).getByText("找回包赔")).toBeVisible();
  expect(panel.getByRole("region", { name: "赔付公示" })).toHaveTextContent("866.00");
  expect(panel.getByText("与描述一致")).toBeInTheDocument();
});

test("opens the complete report with the cautions first", async () => {
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole("button", { name: /查看报告/ }));
  const report = within(await screen.findByRole("dialog", { name: "验号报告" }));
  expect(report.getByText("1 项一致，1 项请留意")).toBeInTheDocument();
  expect(report.getByRole("list", { name: "请留意" })).toHaveTextContent("二次实名：已用过一次");
  expect(report.getByText("报告编号 YH00001002")).toBeInTheDocument();
  expect(report.getByText("验号时间 2026-11-20")).toBeInTheDocument();
});

test("renders without any data, and with only an inspection summary", () => {
  open({ guarantee: null, banner: null, compensate_broadcast: null, inspection: null });
  expect(screen.getByRole("region", { name: "账号保障" })).toBeInTheDocument();
  open({ inspection: { text: { left: "只有一句" } } });
  expect(screen.getByText("只有一句")).toBeInTheDocument();
  expect(screen.queryAllByRole("button", { name: /查看报告/ })).toHaveLength(0);
});

test("names an API's guarantee that is no promise of the platform as the seller's, without its sign", () => {
  open({ guarantee: [{ name: "平台担保" }, { name: "官方验号" }] });
  const list = within(screen.getByRole("list", { name: "保障服务" }));
  const [kept, own] = list.getAllByRole("listitem");
  expect(kept).toHaveTextContent(/^平台担保$/);
  expect(kept?.querySelector(".icon-check")).not.toBeNull();
  expect(own).toHaveTextContent(/^卖家声明：官方验号$/);
  expect(own?.querySelector(".icon-check")).toBeNull();
});
