import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { type BoostGame, UNNAMED_GAME } from "@/lib/boost/games";
import type { BoostTrees, Choice } from "@/lib/boost/rank-trees";
import { TREES } from "@/lib/boost/testing/trees";
import { BoostLoader } from "./boost-loader";

const fetched = jest.fn();
beforeEach(() => {
  fetched.mockReset();
  window.history.replaceState(null, "", "/practicePage?start_id=50302");
  stubFetch(fetched);
});

type Wire = Record<string, unknown>;
const wire = (tree: readonly Choice[], id: string, name: string): Wire[] =>
  tree.map((choice) => ({
    [id]: choice.id,
    [name]: choice.name,
    son: wire(choice.son, id, name),
  }));
const answer = (url: string) => {
  if (url.includes("partition")) return wire(TREES.partitions, "partition_id", "title");
  return wire(url.includes("no_zero") ? TREES.targets : TREES.starts, "rank_id", "rank_name");
};
const succeed = async (url: string) => ({
  json: async () => ({ code: 0, msg: "ok", data: answer(url) }),
});
const fail = async () => ({ json: async () => ({ code: 10500, msg: "维护", data: null }) });

const open = (
  trees: BoostTrees | null,
  games: readonly [BoostGame, ...BoostGame[]] = [UNNAMED_GAME],
) =>
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <BoostLoader games={games} trees={trees} brand="mima" />
    </SWRConfig>,
  );
const form = () => screen.findByRole("combobox", { name: "初始段位" });

test("makes no request when the page was rendered with the trees", async () => {
  open(TREES);
  expect(await form()).toHaveTextContent("钻石Ⅲ");
  expect(fetched).not.toHaveBeenCalled();
});

test("fetches missing trees without a click and fills the form from the URL", async () => {
  fetched.mockImplementation(succeed);
  open(null);
  expect(screen.getByRole("alert")).toHaveTextContent("段位表暂时没有取到");
  const field = await form();
  await waitFor(() => expect(field).toHaveTextContent("钻石 / 钻石Ⅲ / 2星"));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

test("shows an error when the trees cannot be fetched, and retries on a click", async () => {
  fetched.mockImplementation(fail);
  open(null);
  const again = await screen.findByRole("button", { name: "再取一次" });
  expect(screen.getByRole("alert")).toBeVisible();
  fetched.mockImplementation(succeed);
  await userEvent.setup().click(again);
  const field = await form();
  await waitFor(() => expect(field).toHaveFocus());
});

describe("with a second game", () => {
  const FIRST = { ...UNNAMED_GAME, name: "曜日战歌" };
  const SECOND: BoostGame = { id: 7, name: "试炼之地", hours: null, hasInscription: false };
  const game = (name: string) => screen.findByRole("radio", { name: new RegExp(name) });

  test("fetches the ranks of a chosen game, whose form has no inscription, and keeps it in the URL", async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    fetched.mockImplementation((url: string) => released.then(() => succeed(url)));
    const user = userEvent.setup();
    open(TREES, [FIRST, SECOND]);
    expect(screen.getByRole("textbox", { name: "铭文等级" })).toBeVisible();
    await user.click(await game("试炼之地"));
    expect(await screen.findByText("正在取试炼之地的段位表…")).toBeVisible();
    release();
    await form();
    expect(window.location.search).toBe("?game_id=7");
    expect(screen.queryByRole("textbox", { name: "铭文等级" })).not.toBeInTheDocument();
    expect(fetched.mock.calls.every(([url]) => String(url).includes("game_id=7"))).toBe(true);
    await user.click(await game("曜日战歌"));
    expect(screen.getByRole("textbox", { name: "铭文等级" })).toBeVisible();
  });

  test("opens the game that the URL names", async () => {
    fetched.mockImplementation(succeed);
    window.history.replaceState(null, "", "/practicePage?game_id=7&start_id=50302");
    open(TREES, [FIRST, SECOND]);
    expect(await game("试炼之地")).toBeChecked();
    await waitFor(async () => expect(await form()).toHaveTextContent("钻石 / 钻石Ⅲ / 2星"));
  });
});

test("chooses no rank of a game that is boosted no longer", async () => {
  window.history.replaceState(null, "", "/practicePage?game_id=99&start_id=50302");
  open(TREES);
  expect(await screen.findByText(/链接里有的选项已经不在了/)).toBeVisible();
  expect(await form()).toHaveTextContent("现在打到哪了");
});

test("says when it opens outside of the hours", async () => {
  jest.useFakeTimers({ now: new Date("2026-03-02T03:00:00+08:00"), advanceTimers: true });
  open(TREES, [{ ...UNNAMED_GAME, hours: { opens: 600, closes: 120 } }]);
  const note = await screen.findByText(/现在休息/);
  expect(note).toHaveTextContent("今天 10:00 开始接单（每天 10:00–次日 02:00）");
  jest.useRealTimers();
});
