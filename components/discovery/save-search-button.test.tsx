import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { call } from "@/lib/api/call.client";
import { SaveSearchButton } from "./save-search-button";

jest.mock("@/lib/api/call.client", () => ({ call: jest.fn() }));
jest.mock("@/lib/session/login-gate", () => ({ withLogin: (run: () => unknown) => run() }));

const search = { q: "星砂", title: "星砂" };
const answer = jest.mocked(call);
const save = async (result: Awaited<ReturnType<typeof call>>) => {
  answer.mockResolvedValue(result);
  render(<SaveSearchButton search={search} />);
  expect(answer).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "保存搜索" }));
  expect(answer).toHaveBeenCalledWith("saveSearch", search);
};
const saved = (is_new: boolean) =>
  ({ ok: true, code: 0, msg: "", data: { search_id: 7, is_new } }) as never;

beforeEach(() => answer.mockReset());

test.each([
  [true, "已保存，有新商品时告诉你"],
  [false, "已经保存过这个搜索"],
])("saves a search that is new: %s, and leads to all", async (isNew, text) => {
  await save(saved(isNew));
  expect(await screen.findByText(text)).toBeInTheDocument();
  const links = await screen.findAllByRole("link", { name: "查看" });
  expect(links.at(-1)).toHaveAttribute("href", "/account/alerts");
});

test("says why it cannot be saved", async () => {
  await save({ ok: false, kind: "refused", code: 30463, msg: "最多保存 20 个搜索" });
  expect(await screen.findByText("最多保存 20 个搜索")).toBeInTheDocument();
});
