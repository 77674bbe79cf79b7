import { act, render, screen } from "@testing-library/react";
import { useLazyPart } from "./use-lazy-part";

const Greeting = ({ name }: { name: string }) => <p>你好，{name}</p>;

function Page({ load, demand }: { load: () => Promise<typeof Greeting>; demand: number }) {
  const Part = useLazyPart(load, demand);
  return Part ? <Part name="小林" /> : <p>没有它</p>;
}

test("loads a part once it is needed, and only once", async () => {
  const load = jest.fn(async () => Greeting);
  const page = render(<Page load={load} demand={0} />);
  expect(load).not.toHaveBeenCalled();
  page.rerender(<Page load={load} demand={1} />);
  expect(await screen.findByText("你好，小林")).toBeInTheDocument();
  page.rerender(<Page load={load} demand={2} />);
  expect(load).toHaveBeenCalledTimes(1);
});

test("does without a part that fails to load, and tries again when it is needed again", async () => {
  const load = jest.fn(async () => Greeting);
  load.mockRejectedValueOnce(new Error("Loading chunk failed"));
  const page = render(<Page load={load} demand={1} />);
  await act(async () => undefined);
  expect(screen.getByText("没有它")).toBeInTheDocument();
  page.rerender(<Page load={load} demand={2} />);
  expect(await screen.findByText("你好，小林")).toBeInTheDocument();
});
