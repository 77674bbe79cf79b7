import { act, render, screen, waitFor } from "@testing-library/react";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { setChosen } from "@/lib/compare/chosen-goods";
import { CHOSEN_KEY } from "@/lib/compare/chosen-key";
import { CompareTrayLoader } from "./compare-tray-loader";

const trays = () => screen.queryAllByRole("region", { name: "对比栏" });
const choose = () =>
  act(() => {
    setChosen([{ id: 1001, name: "账号" }]);
    window.dispatchEvent(new StorageEvent("storage", { key: CHOSEN_KEY }));
  });

beforeEach(() => stubFetch(async () => ({ json: async () => ({ code: 1, msg: "", data: null }) })));
afterEach(() => act(() => setChosen([])));

it("shows nothing until something is chosen", async () => {
  render(<CompareTrayLoader />);
  expect(trays()).toEqual([]);
  choose();
  await waitFor(() => expect(trays()).toHaveLength(1));
});

it("shows one tray, outside of the lists, on a page with several of them", async () => {
  choose();
  const { container, unmount } = render(
    <>
      <CompareTrayLoader />
      <CompareTrayLoader />
    </>,
  );
  await waitFor(() => expect(trays()).toHaveLength(1));
  await act(async () => undefined);
  expect(trays()).toHaveLength(1);
  expect(container).toBeEmptyDOMElement();
  unmount();
  render(<CompareTrayLoader />);
  await waitFor(() => expect(trays()).toHaveLength(1));
});
