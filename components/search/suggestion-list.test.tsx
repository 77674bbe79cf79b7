import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { call } from "@/lib/api/call.client";
import { SearchBox } from "./search-box";

jest.mock("@/lib/api/call.client", () => ({ call: jest.fn() }));

type CallResult = Awaited<ReturnType<typeof call>>;

const list = [
  { type: "game", slug: "yrzg", name: "曜日战歌" },
  { type: "kind", slug: "yrzg", name: "曜日战歌", kind: "card-key" },
];

const answer = jest.mocked(call);
const found = { ok: true, code: 0, msg: "", data: { list } } as unknown as CallResult;
beforeEach(() => answer.mockReset().mockResolvedValue(found));

async function typeQuery(query: string) {
  const user = userEvent.setup();
  render(<SearchBox assortment={undefined} />);
  await user.type(screen.getByLabelText("搜索商品"), query);
  const field = await screen.findByRole("combobox", { name: "搜索商品" });
  return { user, field };
}

test("fetches suggestions once typing pauses, not for every letter", async () => {
  const { field } = await typeQuery("yrzg");
  await screen.findByRole("option", { name: /曜日战歌 卡密/ });
  const { signal } = answer.mock.lastCall?.[2] ?? {};
  expect(answer).toHaveBeenLastCalledWith("suggest", { q: "yrzg" }, { signal });
  expect(answer.mock.calls.length).toBeLessThan(4);
  expect(field.getAttribute("aria-expanded")).toBe("true");
});

test("chooses by arrow keys, closes on Escape and reopens on input", async () => {
  const { user, field } = await typeQuery("yr");
  const [game, kind] = await screen.findAllByRole("option");
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(field.getAttribute("aria-activedescendant")).toBe(kind?.id);
  await user.keyboard("{ArrowDown}");
  expect(field.hasAttribute("aria-activedescendant")).toBe(false);
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(field.getAttribute("aria-activedescendant")).toBe(game?.id);
  await user.keyboard("{Escape}");
  expect(field.getAttribute("aria-expanded")).toBe("false");
  await user.type(field, "z");
  await waitFor(() => expect(field.getAttribute("aria-expanded")).toBe("true"));
});

test("aborts a request once the query changes or is cleared", async () => {
  answer.mockReturnValue(new Promise(() => {}));
  const { user, field } = await typeQuery("a1");
  const signalOf = (q: string) =>
    answer.mock.calls.find(([, payload]) => (payload as { q: string }).q === q)?.[2]?.signal;
  await waitFor(() => expect(signalOf("a1")?.aborted).toBe(false));
  await user.type(field, "2");
  await waitFor(() => expect(signalOf("a12")?.aborted).toBe(false));
  expect(signalOf("a1")?.aborted).toBe(true);
  await user.clear(field);
  await waitFor(() => expect(signalOf("a12")?.aborted).toBe(true));
});

test("refetches suggestions for a query whose request failed", async () => {
  answer.mockResolvedValueOnce({ ok: false, kind: "network", code: -1, msg: "网络异常" });
  const { user, field } = await typeQuery("b");
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  await user.type(field, "c");
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  await user.keyboard("{Backspace}");
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(3));
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(2));
});

test("keeps the active suggestion while new ones load, and clears it when it is gone", async () => {
  const { user, field } = await typeQuery("c");
  await screen.findAllByRole("option");
  const only = { ok: true, code: 0, msg: "", data: { list: [list[1]] } } as unknown as CallResult;
  answer.mockResolvedValue(only);
  await user.type(field, "d");
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("游戏");
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
  expect(screen.queryByRole("option", { selected: true })).toBeNull();
  expect(field.hasAttribute("aria-activedescendant")).toBe(false);
});

test("shows no suggestions when the request fails, and the form still searches", async () => {
  answer.mockResolvedValue({ ok: false, kind: "network", code: -1, msg: "网络异常" });
  const { field } = await typeQuery("wz");
  await waitFor(() => expect(answer).toHaveBeenCalled());
  await act(async () => undefined);
  expect(screen.queryAllByRole("option")).toEqual([]);
  expect(field.closest("form")?.getAttribute("action")).toBe("/search");
});
