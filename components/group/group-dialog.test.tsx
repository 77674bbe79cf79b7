import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { copiedLink } from "@/components/ui/testing/copied-link";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { GroupDialog } from "./group-dialog";

const OPEN = "http://phone.example/groupOrder?goodsId=1008";
const JOIN = "http://phone.example/group?goodsId=1008&groupId=5";
const GROUPS = {
  single_price: "28.00",
  group_price: "23.80",
  group_size: 2,
  life_hours: 24,
  open_url: OPEN,
  list: [
    {
      group_id: 5,
      nickname: "南风",
      head_img_url: "",
      lacking: 1,
      seconds_left: 7_300,
      join_url: JOIN,
    },
  ],
};

let requestedPaths: string[];
function answers(...bodies: unknown[]) {
  requestedPaths = [];
  stubFetch(
    jest.fn(async (path: string) => {
      requestedPaths.push(path);
      const body = bodies.length > 1 ? bodies.shift() : bodies[0];
      return { json: async () => body };
    }),
  );
}
const groupsResponse = (more = {}) => ({ code: 0, msg: "", data: { ...GROUPS, ...more } });

function open() {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <GroupDialog link="https://m.example/goods" goodsId={1008} onClose={jest.fn()} />
    </SWRConfig>,
  );
  return userEvent.setup();
}
const link = async () => copiedLink(await screen.findByRole("group", { name: "拼团链接" }));

beforeEach(() => window.history.replaceState(null, "", "/goodsDetails?goodsId=1008"));

test("shows both prices and a code that opens a group, or joins a waiting one", async () => {
  window.history.replaceState(null, "", "/goodsDetails?goodsId=1008&promotion_user_id=7&sign=abc");
  answers(groupsResponse());
  const user = open();
  const dialog = screen.getByRole("dialog", { name: "扫码拼团" });
  expect(await within(dialog).findByRole("img", { name: "下单二维码" })).toBeInTheDocument();
  expect(requestedPaths[0]).toContain("goods_id=1008&promotion_user_id=7&sign=abc");
  expect(dialog).toHaveTextContent("¥23.80");
  expect(dialog).toHaveTextContent("¥28.00");
  expect(dialog).toHaveTextContent("还差 1 人，剩 2 小时 1 分");
  expect(await link()).toBe(OPEN);
  await user.click(screen.getByRole("button", { name: "去参团" }));
  expect(await link()).toBe(JOIN);
  expect(screen.getByText(/扫码参加/)).toHaveTextContent("南风");
  await user.click(screen.getByRole("button", { name: "改为开团" }));
  expect(await link()).toBe(OPEN);
});

test("shows the visitor's own group, in place of the note that none is waiting", async () => {
  const own = { group_id: 6, order_num: "88", state: "open", seconds_left: 7_300, join_url: JOIN };
  answers(groupsResponse({ list: [], own: [own] }));
  open();
  const section = await screen.findByRole("region", { name: "你的团" });
  expect(section).toHaveTextContent("还差 1 人，剩 2 小时 1 分");
  expect(within(section).getByRole("link", { name: "查看订单" })).toHaveAttribute(
    "href",
    "/account/orders/88",
  );
  expect(await copiedLink(within(section).getByRole("group"))).toBe(JOIN);
  expect(screen.queryByText("还没有等人的团")).not.toBeInTheDocument();
});

test("says when no group is waiting", async () => {
  answers(groupsResponse({ list: [] }));
  open();
  expect(await screen.findByText("还没有等人的团")).toBeInTheDocument();
});

test("hands over to the phone when the API has no call for groups", async () => {
  stubFetch(jest.fn(async () => ({ status: 404, json: async () => ({ code: 404, msg: "no" }) })));
  open();
  expect(await link()).toBe("https://m.example/goods");
});

test("shows the server's message when refused, and retries on a click", async () => {
  answers({ code: 30400, msg: "该商品没有拼团", data: null }, groupsResponse());
  const user = open();
  expect(await screen.findByRole("alert")).toHaveTextContent("该商品没有拼团");
  await user.click(screen.getByRole("button", { name: "重试" }));
  expect(await screen.findByRole("img", { name: "下单二维码" })).toBeInTheDocument();
});
