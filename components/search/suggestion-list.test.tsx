import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { call } from "@/lib/api/browser";
import { SearchBox } from "./search-box";

jest.mock("@/lib/api/browser", () => ({ call: jest.fn() }));

type CallResult = Awaited<ReturnType<typeof call>>;

const list = [
  { type: "game", slug: "yrzg", name: "曜日战歌" },
  { type: "kind", slug: "yrzg", name: "曜日战歌", kind: "card-key" },
];

const answer = jest.mocked(call);
const found = { ok: true, code: 0, msg: "", data: { list } } as unknown as CallResult;
beforeEach(() => answer.mockResolvedValue(found));

async function typeWords(words: string) {
  const user = userEvent.setup();
  render(<SearchBox />);
  await user.type(screen.getByLabelText("搜索商品"), words);
  const field = await screen.findByRole("combobox", { name: "搜索商品" });
  return { user, field };
}

test("suggests for what was typed once typing pauses, not for every letter", async () => {
  const { field } = await typeWords("yrzg");
  await screen.findByRole("option", { name: /曜日战歌 卡密/ });
  expect(answer).toHaveBeenLastCalledWith("suggest", { q: "yrzg" });
  expect(answer.mock.calls.length).toBeLessThan(4);
  expect(field.getAttribute("aria-expanded")).toBe("true");
});

test("chooses by arrow keys, closes by Escape and opens with the next letter", async () => {
  const { user, field } = await typeWords("yr");
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

test("suggests nothing when no answer comes, and the form still searches", async () => {
  answer.mockResolvedValue({ ok: false, kind: "network", code: -1, msg: "网络异常" });
  const { field } = await typeWords("wz");
  await waitFor(() => expect(answer).toHaveBeenCalled());
  await act(async () => undefined);
  expect(screen.queryAllByRole("option")).toEqual([]);
  expect(field.closest("form")?.getAttribute("action")).toBe("/search");
});
