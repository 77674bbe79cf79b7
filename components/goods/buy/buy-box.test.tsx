import { sampleSpec, sampleTrade } from "@storefront/contract/listing/testing/trade-sample";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { TradeView } from "@/lib/goods/goods-view";
import { clearVisitorGoods, publishVisitorGoods } from "@/lib/goods/visitor-goods";
import type { PurchaseRequest } from "@/lib/purchase/terms/purchase-request";
import { checkLogin } from "@/lib/session/check-login";
import { BuyBox } from "./buy-box";

jest.mock("@/lib/session/check-login", () => ({ checkLogin: jest.fn() }));

const mounted: PurchaseRequest[] = [];
jest.mock("@/components/purchase/purchase", () => ({
  Purchase({ request, onClose }: { request: PurchaseRequest; onClose: () => void }) {
    if (!mounted.includes(request)) mounted.push(request);
    return (
      <button type="button" onClick={onClose}>
        关闭购买
      </button>
    );
  },
}));

const specs = [
  sampleSpec({ id: 1, name: "680 点券" }),
  sampleSpec({
    id: 2,
    name: "3280 点券",
    priceFen: 31_500,
    originFen: 0,
    maxSale: 2,
    desc: "赠 260 点",
  }),
  sampleSpec({ id: 3, name: "6480 点券", stock: 0 }),
];
const MULTI: Partial<TradeView> = { specsType: 2, specs, afterDiscountFen: 6_500, stock: 160 };

jest.mock("@/components/rent/rent", () => ({
  Rent: ({ leastHours }: { leastHours: number }) => <div role="dialog">rent {leastHours}</div>,
}));
jest.mock("@/components/group/group-dialog", () => ({
  GroupDialog: () => <div role="dialog">group</div>,
}));
jest.mock("./app-dialog", () => ({ AppDialog: () => <div role="dialog">app</div> }));
jest.mock("@/components/account/inbox/contact", () => ({
  Contact: ({ subject }: { subject: { goods_id: number; party: string } }) => (
    <div role="dialog">
      contact {subject.goods_id} {subject.party}
    </div>
  ),
}));
jest.mock("../../listing/phone-dialog", () => ({
  PhoneDialog: ({ reason }: { reason: string }) => <div role="dialog">phone {reason}</div>,
}));

function open(trade: Partial<TradeView> = {}, orderOnPhone = false) {
  render(
    <BuyBox
      trade={sampleTrade(trade)}
      goodsName="点券"
      picture="/media/goods/1001-1.webp"
      phoneLink="http://phone.example/goodsDetails?goodsId=1001"
      figures={null}
      promotions={null}
      services={null}
      appNotice={<p>只在 App 内购买</p>}
      stockAlert={<button type="button">到货提醒</button>}
      personal={false}
      hasOthers={false}
      orderOnPhone={orderOnPhone}
    />,
  );
  return userEvent.setup();
}
const buyButton = () => screen.getByRole("button", { name: "立即购买" });
const field = () => screen.getByRole("spinbutton", { name: "购买数量" });

beforeEach(() => {
  mounted.length = 0;
  jest.mocked(checkLogin).mockReset().mockResolvedValue(true);
  window.history.replaceState(null, "", "/goodsDetails?goodsId=1001");
});
afterEach(clearVisitorGoods);

describe("choosing a spec", () => {
  test("without a chosen spec marks the price 起, and warns on buying only after the login", async () => {
    const user = open(MULTI);
    expect(screen.getByText("起")).toBeInTheDocument();
    jest.mocked(checkLogin).mockResolvedValueOnce(false);
    await user.click(buyButton());
    expect(screen.queryByText("请选择规格")).not.toBeInTheDocument();
    await user.click(buyButton());
    expect(await screen.findByRole("alert")).toHaveTextContent("请选择规格");
    const group = screen.getByRole("group", { name: "规格" });
    expect(group).toHaveAccessibleDescription("请选择规格");
    expect(mounted).toEqual([]);
    await user.click(screen.getByRole("radio", { name: /680 点券/ }));
    expect(screen.queryByText("请选择规格")).not.toBeInTheDocument();
  });

  test("shows the spec's price, stock, limit and description", async () => {
    const user = open(MULTI);
    await user.click(screen.getByRole("radio", { name: /3280/ }));
    expect(screen.queryByText("起")).not.toBeInTheDocument();
    expect(screen.getByText("315")).toBeInTheDocument();
    expect(screen.getByText("赠 260 点", { selector: "bdi" })).toBeInTheDocument();
    expect(screen.getByText("每单限购 2 件")).toBeInTheDocument();
  });

  test("disables a sold-out spec", () => {
    open(MULTI);
    expect(screen.getByRole("radio", { name: /6480/ })).toBeDisabled();
  });

  test("clamps the quantity to the spec's bounds", async () => {
    const user = open(MULTI);
    await user.clear(field());
    await user.type(field(), "50");
    await user.click(screen.getByRole("radio", { name: /3280/ }));
    expect(field()).toHaveValue("2");
    expect(screen.getByRole("button", { name: "增加数量" })).toBeDisabled();
  });
});

describe("buying", () => {
  test("starts one purchase of the chosen spec, with the promoter from the URL", async () => {
    window.history.replaceState(
      null,
      "",
      "/goodsDetails?goodsId=1001&promotion_user_id=7&sign=abc",
    );
    const user = open(MULTI);
    await user.click(screen.getByRole("radio", { name: /680/ }));
    await user.click(screen.getByRole("button", { name: "增加数量" }));
    await user.dblClick(buyButton());
    await screen.findByRole("button", { name: "关闭购买" });
    expect(mounted).toEqual([
      {
        goodsId: 1001,
        goodsSpecId: 1,
        quantity: 2,
        tradeTypeId: 2,
        specsType: 2,
        goodsName: "点券",
        picture: "/media/goods/1001-1.webp",
        promotionUserId: 7,
        sign: "abc",
      },
    ]);
  });

  test("buys goods without specs, again after the dialog was closed", async () => {
    const user = open();
    await user.click(buyButton());
    await user.click(await screen.findByRole("button", { name: "关闭购买" }));
    await user.click(buyButton());
    await screen.findByRole("button", { name: "关闭购买" });
    expect(mounted).toHaveLength(2);
    expect(mounted[0]).toMatchObject({ goodsSpecId: 0, quantity: 1 });
    expect(mounted[0]).not.toHaveProperty("sign");
  });

  test("requires no choice for specs_type 2 without specs", async () => {
    const user = open({ ...MULTI, specs: [] });
    expect(screen.queryByRole("group", { name: "规格" })).not.toBeInTheDocument();
    expect(screen.queryByText("起")).not.toBeInTheDocument();
    await user.click(buyButton());
    await screen.findByRole("button", { name: "关闭购买" });
    expect(mounted[0]).toMatchObject({ goodsSpecId: 0, quantity: 1 });
  });

  test("clamps an unfinished quantity to the nearest valid one", async () => {
    const user = open({ minSale: 2, maxSale: 5 });
    await user.clear(field());
    await user.click(buyButton());
    await screen.findByRole("button", { name: "关闭购买" });
    expect(mounted[0]?.quantity).toBe(2);
  });

  test("disables the button when sold out, and shows an alert and a note, but no quantity", () => {
    open({ stock: 0 });
    expect(buyButton()).toBeDisabled();
    expect(screen.getByRole("button", { name: "到货提醒" })).toBeEnabled();
    expect(screen.queryByRole("spinbutton")).toBeNull();
    expect(screen.getByText(/已经卖完了/)).toBeInTheDocument();
  });
});

test("offers no alert when the chosen spec sells out while others are left", async () => {
  const user = open(MULTI);
  await user.click(screen.getByRole("radio", { name: /680 点券/ }));
  const sold = specs.map((spec) => (spec.name === "680 点券" ? { ...spec, stock: 0 } : spec));
  const own = { phoneLink: "", coupons: [], gift: null };
  const collect = { collected: false, collects: 0, wanted: 0 };
  const trade = sampleTrade({ ...MULTI, specs: sold });
  act(() => publishVisitorGoods(1001, { trade, ...own }, collect));
  expect(buyButton()).toBeDisabled();
  expect(screen.queryByRole("button", { name: "到货提醒" })).toBeNull();
});

describe("the quantity", () => {
  test.each([
    ["stock of one", { stock: 1 }],
    ["a limit of one per order", { maxSale: 1 }],
    [
      "a limit of one for each spec",
      { ...MULTI, specs: specs.map((it) => ({ ...it, maxSale: 1 })) },
    ],
    ["goods sold only in the app", { tradeType: 9 }],
  ])("is hidden for %s", (_, trade) => {
    open(trade);
    expect(screen.queryByRole("spinbutton")).not.toBeInTheDocument();
    expect(screen.queryByText("数量")).not.toBeInTheDocument();
  });

  test("is replaced by the app notice for goods sold only in the app", () => {
    open({ tradeType: 9 });
    expect(screen.getByText("只在 App 内购买")).toBeInTheDocument();
  });
});

describe("the other buttons", () => {
  test.each([
    ["立即租号", { tradeType: 3, leastHours: 2 }, "rent"],
    ["立即购买", { tradeType: 9 }, "app"],
    ["立即购买", { specsType: 3, specs }, "app"],
    ["2 人拼团 ¥23.80", { groupFen: 2_380, groupBuy: true }, "group"],
    ["联系客服", {}, "contact 1001 platform"],
  ])("%s of %p opens %s", async (button, trade, part) => {
    const user = open(trade);
    await user.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByRole("dialog")).toHaveTextContent(part);
    expect(mounted).toEqual([]);
  });

  test.each([
    ["立即购买", { tradeType: 9 }],
    ["2 人拼团 ¥23.80", { groupFen: 2_380, groupBuy: true }],
  ])("%s of %p opens nothing when the visitor does not log in", async (button, trade) => {
    jest.mocked(checkLogin).mockResolvedValue(false);
    const user = open(trade);
    await user.click(screen.getByRole("button", { name: button }));
    expect(checkLogin).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  test("there are two when there is a group price, one per price", async () => {
    const user = open({ groupFen: 2_380, groupBuy: true, afterDiscountFen: 2_800 });
    await user.click(screen.getByRole("button", { name: "立即购买（单独购买 ¥28.00）" }));
    await screen.findByRole("button", { name: "关闭购买" });
    expect(mounted).toHaveLength(1);
  });

  test("a rental has no quantity, and its button is disabled while it is rented out", async () => {
    open({ tradeType: 3, stock: 0 });
    expect(screen.queryByRole("spinbutton")).not.toBeInTheDocument();
    expect(await screen.findByText(/正在出租/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "立即租号" })).toBeDisabled();
  });

  test.each([
    [{}, "phone order"],
    [MULTI, "phone order"],
    [{ tradeType: 3 }, "phone order"],
    [{ tradeType: 9 }, "app"],
  ])("on the hand-over page the button of %p opens %s", async (trade, part) => {
    const user = open(trade, true);
    await user.click(screen.getByRole("button", { name: /立即/ }));
    expect(await screen.findByRole("dialog")).toHaveTextContent(part);
  });
});

test("replaces the cached prices by the visitor's own", async () => {
  open();
  const own = sampleTrade({ afterDiscountFen: 2_500, activityFen: 2_500 });
  await waitFor(() =>
    publishVisitorGoods(
      1001,
      { trade: own, phoneLink: "", coupons: [], gift: null },
      { collected: false, collects: 0, wanted: 9 },
    ),
  );
  expect(await screen.findByText("25")).toBeInTheDocument();
  expect(screen.getByText("活动价")).toBeInTheDocument();
});

describe("a rented account", () => {
  const AT = Date.parse("2026-11-27T18:30:00+08:00");
  const rented = (at = AT) => ({
    tradeType: 3,
    stock: 0,
    nextReturn: { at, needsCheck: false },
  });
  /** The time is loaded on its own. */
  const openRented = async (at = AT) => {
    open(rented(at));
    await act(() => jest.advanceTimersByTimeAsync(100));
  };
  beforeEach(() => jest.useFakeTimers({ now: AT - 1_000 }));
  afterEach(() => jest.useRealTimers());

  test("says when it is free, beside the alert for that", async () => {
    await openRented();
    expect(screen.getByText("预计 11-27 18:30 空出")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "到货提醒" })).toBeEnabled();
  });

  test("says no time once that has passed, and the new one after an extension", async () => {
    await openRented();
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByText("即将空出")).toBeInTheDocument();
    const own = { phoneLink: "", coupons: [], gift: null };
    const collect = { collected: false, collects: 0, wanted: 0 };
    const trade = sampleTrade(rented(AT + 3_600_000));
    act(() => publishVisitorGoods(1001, { trade, ...own }, collect));
    expect(screen.getByText("预计 11-27 19:30 空出")).toBeInTheDocument();
  });

  test("says a time that is further away than a timer can wait", async () => {
    await openRented(AT + 30 * 86_400_000);
    act(() => jest.advanceTimersByTime(26 * 86_400_000));
    expect(screen.getByText("预计 12-27 18:30 空出")).toBeInTheDocument();
  });
});

test("shows that another buyer is paying for the last piece, and enables buying once it is released", async () => {
  open({ stock: 0 });
  expect(screen.getByRole("button", { name: "立即购买" })).toBeDisabled();
  const empty = { phoneLink: "", coupons: [], gift: null };
  const collect = { collected: false, collects: 0, wanted: 0 };
  await waitFor(() =>
    publishVisitorGoods(1001, { trade: sampleTrade({ stock: 0, held: 1 }), ...empty }, collect),
  );
  expect(await screen.findByRole("button", { name: "有人正在付款" })).toBeDisabled();
  expect(screen.queryByRole("button", { name: "到货提醒" })).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent("一般 15 分钟后放出来");
  await waitFor(() =>
    publishVisitorGoods(1001, { trade: sampleTrade({ stock: 1 }), ...empty }, collect),
  );
  expect(await screen.findByRole("button", { name: "立即购买" })).toBeEnabled();
});
