import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { estimates } from "@/lib/landing/estimates";
import { STOREFRONT_FIXTURE } from "@/lib/landing/testing/storefront-fixture";
import { ClawsEstimator } from "./claws-estimator";

function show() {
  const list = estimates(STOREFRONT_FIXTURE, ["账号", "卡密"]);
  const first = list.find(({ game, kind }) => game === "孤屿行动" && kind === "账号");
  if (first === undefined) throw new Error("the sample catalog has no such game");
  render(
    <ClawsEstimator
      estimates={list}
      first={first}
      signs={["左", "中", "右"]}
      words={null}
      more={null}
    />,
  );
}

const chosen = () =>
  screen.getAllByRole("radio", { checked: true }).map((it) => it.getAttribute("value"));

test("shows the initial estimate, and links the listings behind it", () => {
  show();
  expect(chosen()).toEqual(["孤屿行动", "账号"]);
  expect(screen.getByRole("status")).toHaveTextContent("孤屿行动 账号，在售 1 件，标价 1280 元");
  expect(screen.getByRole("link")).toHaveAttribute("href", "/goodsDetails?goodsId=3");
});

test("shows no separate claw prices for a single listing", async () => {
  show();
  expect(screen.queryByText("左")).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "曜日战歌" }));
  expect(screen.getByText("左")).toBeInTheDocument();
});

test("updates and announces the figures when another game is chosen", async () => {
  show();
  await userEvent.click(screen.getByRole("radio", { name: "曜日战歌" }));
  expect(screen.getByRole("status")).toHaveTextContent(
    "曜日战歌 账号，在售 2 件，最低 99 元，居中 432.50 元，最高 766 元",
  );
  const links = screen.getAllByRole("link").map((it) => it.getAttribute("href"));
  expect(links).toEqual(["/goodsDetails?goodsId=2", "/goodsDetails?goodsId=1"]);
});

test("offers only the kinds of the game, and restores the chosen kind with a game that has it", async () => {
  show();
  await userEvent.click(screen.getByRole("radio", { name: "九霄长歌" }));
  const kinds = within(screen.getByRole("group", { name: "哪一类" }));
  expect(kinds.getAllByRole("radio").map((it) => it.getAttribute("value"))).toEqual(["卡密"]);
  expect(chosen()).toEqual(["九霄长歌", "卡密"]);
  await userEvent.click(screen.getByRole("radio", { name: "极漂纪元" }));
  expect(chosen()).toEqual(["极漂纪元", "账号"]);
});
