import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { call } from "@/lib/api/call.client";
import { MoreReviews } from "./more-reviews";

jest.mock("@/lib/api/call.client", () => ({ call: jest.fn() }));

const answer = jest.mocked(call);
const page = (from: number, count: number) =>
  ({
    ok: true,
    code: 0,
    msg: "",
    data: {
      total: 22,
      scores: [0, 0, 0, 2, 20],
      page_size: 10,
      list: Array.from({ length: count }, (_, index) => ({
        nickname: "买家",
        head_img_url: "",
        score: 5,
        content: `评价 ${from + index}`,
        spec_name: "",
        created_at: "2026-11-20",
      })),
    },
  }) as never;

const open = (total: number) =>
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MoreReviews goodsId={1001} shown={10} total={total} />
    </SWRConfig>,
  );

// Preload the lazy part: on a busy machine loading it can exceed the timeout of findBy queries.
beforeAll(() => import("./review-pages"));
afterEach(() => answer.mockReset());

test("loads further reviews page by page and focuses the first new one", async () => {
  const user = userEvent.setup();
  open(22);
  answer.mockResolvedValueOnce(page(11, 10));
  await user.click(screen.getByRole("button", { name: "查看更多评价（还有 12 条）" }));
  expect((await screen.findByText("评价 11")).closest("li")).toHaveFocus();
  expect(answer.mock.lastCall?.slice(0, 2)).toEqual(["goodsComments", { goods_id: 1001, page: 2 }]);
  answer.mockResolvedValueOnce(page(21, 2));
  await user.click(screen.getByRole("button", { name: "查看更多评价（还有 2 条）" }));
  expect((await screen.findByText("评价 21")).closest("li")).toHaveFocus();
  expect(screen.getAllByRole("listitem")).toHaveLength(12);
  expect(screen.queryByRole("button")).toBeNull();
});

test("shows an error when a page cannot be loaded, and retries on a click", async () => {
  const user = userEvent.setup();
  open(12);
  answer.mockResolvedValueOnce({ ok: false, kind: "network", code: -1, msg: "网络连接失败" });
  await user.click(screen.getByRole("button", { name: /查看更多评价/ }));
  expect(await screen.findByText("网络连接失败")).toBeInTheDocument();
  answer.mockResolvedValueOnce(page(11, 2));
  await user.click(screen.getByRole("button", { name: /查看更多评价/ }));
  expect(await screen.findByText("评价 12")).toBeInTheDocument();
  expect(screen.queryByText("网络连接失败")).toBeNull();
});
