import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LazyComponent, PART_TIMEOUT_MS } from "./lazy-component";

const Greeting = ({ name }: { name: string }) => <p>你好，{name}</p>;

test("shows the fallback, then the component with its props", async () => {
  render(
    <LazyComponent load={async () => Greeting} props={{ name: "玩家" }} waiting={<p>加载中</p>} />,
  );
  expect(screen.getByText("加载中")).toBeInTheDocument();
  expect(await screen.findByText("你好，玩家")).toBeInTheDocument();
});

test("paints the fallback before a component that is loaded already", async () => {
  jest.useFakeTimers();
  render(
    <LazyComponent load={async () => Greeting} props={{ name: "玩家" }} waiting={<p>加载中</p>} />,
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText("加载中")).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(20));
  expect(screen.getByText("你好，玩家")).toBeInTheDocument();
  jest.useRealTimers();
});

test("offers a retry when loading fails", async () => {
  const load = jest
    .fn<Promise<typeof Greeting>, []>()
    .mockRejectedValueOnce(new Error("chunk"))
    .mockResolvedValueOnce(Greeting);
  render(<LazyComponent load={load} props={{ name: "玩家" }} />);
  await userEvent.click(await screen.findByRole("button", { name: "重新加载" }));
  expect(await screen.findByText("你好，玩家")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test("fails when loading takes longer than 120 s", async () => {
  jest.useFakeTimers();
  render(
    <LazyComponent load={() => new Promise<typeof Greeting>(() => {})} props={{ name: "玩家" }} />,
  );
  await act(() => jest.advanceTimersByTimeAsync(PART_TIMEOUT_MS - 1));
  expect(screen.queryByRole("alert")).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole("alert")).toHaveTextContent("这部分没有加载成功");
  jest.useRealTimers();
});
