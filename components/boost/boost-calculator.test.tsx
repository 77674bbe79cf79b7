import { act, render, screen, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { copiedLink } from "@/components/ui/testing/copied-link";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { UNNAMED_GAME } from "@/lib/boost/games";
import { TREES } from "@/lib/boost/testing/trees";
import { BoostCalculator } from "./boost-calculator";

// The popover uses ResizeObserver, which jsdom lacks.
beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const LINK = "https://m.example/game?start_id=50302";
const QUERY = "?start_id=50302&target_id=60101&inscription=120&partition_id=11";
const fetched = jest.fn();
beforeEach(() => {
  jest.clearAllMocks();
  window.sessionStorage.clear();
  window.history.replaceState(null, "", "/practicePage");
  fetched.mockImplementation(async (url: string) => {
    const star = url.includes("target_id=60102") ? 15 : 14;
    const data = { price: `${star}.00`, time_hour: 7, star, qrcodeUrl: LINK, online_ranger: 5 };
    return { json: async () => ({ code: 0, msg: "ok", data }) };
  });
  stubFetch(fetched);
});

const open = (query = "") => {
  window.history.replaceState(null, "", `/practicePage${query}`);
  render(<BoostCalculator game={UNNAMED_GAME} trees={TREES} brand="mima" />);
};
const field = (name: string) => screen.getByRole("combobox", { name });
const submit = (name = "查看价格并下单") => screen.getByRole("button", { name });
const dialog = () => screen.findByRole("dialog", { name: "报价" });
async function choose(user: UserEvent, name: string, path: string[]) {
  await user.click(field(name));
  for (const option of path) await user.click(screen.getByRole("option", { name: option }));
}

test("fetches a quote for four inputs, keeps them in the URL, and reuses the cached quote", async () => {
  const user = userEvent.setup();
  open("?ad=7");
  expect(submit()).toBeDisabled();
  await choose(user, "初始段位", ["钻石", "钻石Ⅲ", "2星"]);
  await choose(user, "目标段位", ["星耀", "星耀Ⅴ", "1星"]);
  await user.type(screen.getByRole("textbox", { name: "铭文等级" }), "120");
  await choose(user, "游戏大区", ["安卓", "微信区"]);
  expect(window.location.search).toBe(`?ad=7&${QUERY.slice(1)}`);
  await user.click(submit());
  const shown = await dialog();
  expect(shown).toHaveTextContent("钻石Ⅲ 2星");
  expect(shown).toHaveTextContent("14 颗星");
  expect(shown).toHaveTextContent("在线认证代练5 位");
  expect(within(shown).getByRole("img", { name: "下单二维码" })).toBeVisible();
  expect(await copiedLink(within(shown).getByRole("group", { name: "下单链接" }))).toBe(LINK);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

  await user.click(submit());
  await dialog();
  expect(fetched).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole("button", { name: "关闭" }));
  await user.click(screen.getByRole("button", { name: /钻石Ⅲ 2星 → 星耀Ⅴ 1星/ }));
  await dialog();
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("shows an error beside a target that is not above the start, and makes no request", async () => {
  const user = userEvent.setup();
  open(QUERY);
  expect(submit()).toBeEnabled();
  await choose(user, "初始段位", ["星耀", "星耀Ⅴ", "3星"]);
  expect(field("目标段位")).toHaveAccessibleDescription("目标段位必须高于初始段位");
  expect(submit()).toBeDisabled();
  await user.clear(screen.getByRole("textbox", { name: "铭文等级" }));
  expect(screen.getByText("请填写铭文等级")).toBeVisible();
  await user.type(screen.getByRole("textbox", { name: "铭文等级" }), "１５１");
  expect(screen.getByText("铭文等级是 0 到 150 的整数")).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});

test("shows the server's message when it refuses, keeps the form, and caches nothing", async () => {
  const user = userEvent.setup();
  open(QUERY);
  fetched.mockResolvedValueOnce({
    json: async () => ({ code: 60400, msg: "暂停报价", data: null }),
  });
  await user.click(submit());
  expect(await screen.findByRole("alert")).toHaveTextContent("暂停报价");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(field("目标段位")).toHaveTextContent("星耀 / 星耀Ⅴ / 1星");
  await user.click(submit());
  await dialog();
  expect(screen.queryByText(/暂停报价/)).not.toBeInTheDocument();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("compares two targets, each with its own QR code", async () => {
  const user = userEvent.setup();
  open(`${QUERY}&other_id=60102`);
  await user.click(submit("对比两个价格"));
  const shown = await dialog();
  expect(fetched).toHaveBeenCalledTimes(2);
  const options = within(shown).getAllByRole("radio");
  expect(options.map((each) => each.textContent)).toEqual([
    expect.stringContaining("14.00"),
    expect.stringContaining("15.00"),
  ]);
  await user.click(options[1] ?? shown);
  expect(options[1]).toBeChecked();
  expect(shown).toHaveTextContent("15 颗星");

  await user.keyboard("{Escape}");
  const summary = screen.getByRole("region", { name: "报价单" });
  expect(summary).toHaveTextContent("到 星耀Ⅴ 1星¥14.00");
  expect(summary).toHaveTextContent("到 星耀Ⅴ 2星¥15.00");
});

test("still offers a single quote during a comparison", async () => {
  const user = userEvent.setup();
  open(`${QUERY}&other_id=60102`);
  await user.click(submit());
  const shown = await dialog();
  expect(within(shown).queryByRole("radio")).not.toBeInTheDocument();
  expect(shown).toHaveTextContent("14 颗星");
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("says what to do next when the form is complete but has no quote", () => {
  open(QUERY);
  expect(screen.getByRole("region", { name: "报价单" })).toHaveTextContent("四项齐了");
});

test("ignores a response that arrives after the form has changed", async () => {
  const user = userEvent.setup();
  open(QUERY);
  let settle: (value: unknown) => void = () => undefined;
  fetched.mockReturnValueOnce(new Promise((resolve) => (settle = resolve)));
  await user.click(submit());
  await user.click(screen.getByRole("button", { name: "正在计算…" }));
  expect(fetched).toHaveBeenCalledTimes(1);
  await user.type(screen.getByRole("textbox", { name: "铭文等级" }), "{Backspace}");
  await act(async () => settle({ json: async () => ({ code: 10500, msg: "晚了", data: null }) }));
  expect(screen.queryByText(/晚了/)).not.toBeInTheDocument();
});

test("reports a link to a removed rank and keeps the other fields", () => {
  open("?start_id=999&target_id=60101&inscription=120&partition_id=11");
  expect(screen.getByText(/链接里有的选项已经不在了/)).toBeVisible();
  expect(field("初始段位")).toHaveTextContent("现在打到哪了");
  expect(field("目标段位")).toHaveTextContent("星耀 / 星耀Ⅴ / 1星");
});

test("reports a link with an invalid inscription level and disables the form", () => {
  open(QUERY.replace("120", "999"));
  expect(submit()).toBeDisabled();
  expect(screen.getByText("铭文等级是 0 到 150 的整数")).toBeVisible();
});
