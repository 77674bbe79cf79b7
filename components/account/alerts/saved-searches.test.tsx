import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { call } from "@/lib/api/call.client";
import { useSessionToken } from "@/lib/session/use-session-token";
import { SavedSearchesPanel } from "./saved-searches";

jest.mock("@/lib/api/call.client", () => ({ call: jest.fn() }));
jest.mock("@/lib/session/login-gate", () => ({ withLogin: (run: () => unknown) => run() }));
jest.mock("@/lib/session/use-session-token", () => ({ useSessionToken: jest.fn() }));

const answer = jest.mocked(call);
/** A token of its own for each test: answers are cached by it. */
let number = 0;
const open = (list: object[]) => {
  number += 1;
  jest.mocked(useSessionToken).mockReturnValue(`token ${number}`);
  answer.mockResolvedValue({ ok: true, code: 0, msg: "", data: { list } as never });
  return render(<SavedSearchesPanel brand="mima" brandNames={{ mima: "密马", haoma: "号码" }} />);
};
const SEARCH = { search_id: 7, title: "星砂", brand: "mima", query: { q: "星砂" }, notify: true };

test("leads to the newest listings, and names the site of another brand", async () => {
  open([SEARCH, { ...SEARCH, search_id: 8, title: "月卡", brand: "haoma", notify: false }]);
  const link = await screen.findByRole("link", { name: "星砂" });
  expect(link).toHaveAttribute("href", "/search?q=%E6%98%9F%E7%A0%82&sort=newest");
  expect(screen.getByText("有新商品时提醒")).toBeInTheDocument();
  expect(screen.getByRole("listitem", { name: "月卡" })).toHaveTextContent("不提醒保存于 号码");
  expect(screen.queryByText("保存于 密马")).toBeNull();
});

test("switches the notification off, and deletes a search", async () => {
  open([SEARCH]);
  await userEvent.click(await screen.findByRole("switch", { name: "提醒 星砂" }));
  expect(answer).toHaveBeenCalledWith("changeSavedSearch", { search_id: 7, notify: 0 });
  await userEvent.click(await screen.findByRole("button", { name: "删除" }));
  expect(answer).toHaveBeenCalledWith("deleteSavedSearch", { search_id: 7 });
});

test("says how to save a search when there is none", async () => {
  open([]);
  expect(await screen.findByText(/还没有保存的搜索/)).toBeInTheDocument();
});

test("shows nothing without a login", () => {
  jest.mocked(useSessionToken).mockReturnValue(undefined);
  const { container } = render(<SavedSearchesPanel brand="mima" brandNames={{}} />);
  expect(container).toBeEmptyDOMElement();
});
