import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GoodsLink } from "./goods-link";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const link = () => screen.getByRole("link", { name: "月卡" });
beforeEach(() => {
  push.mockReset();
  render(<GoodsLink goodsId={1008}>月卡</GoodsLink>);
});

test("is an ordinary link, followed by client-side navigation", async () => {
  expect(link()).toHaveAttribute("href", "/goodsDetails?goodsId=1008");
  await userEvent.click(link());
  expect(push).toHaveBeenCalledWith("/goodsDetails?goodsId=1008");
});

test("shows a skeleton of the other listing until it has loaded", async () => {
  let arrive: () => void = () => undefined;
  push.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)));
  await userEvent.click(link());
  expect(await screen.findByRole("status", { name: "正在加载商品" })).toBeInTheDocument();
  await act(async () => arrive());
  expect(screen.queryByRole("status")).not.toBeInTheDocument();
});

test("leaves clicks with modifier keys to the browser", () => {
  link().addEventListener("click", (event) => event.preventDefault());
  for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"]) {
    fireEvent.click(link(), { [key]: true });
  }
  expect(push).not.toHaveBeenCalled();
});
