import { act, renderHook, waitFor } from "@testing-library/react";
import { useListQuery } from "./use-list-query";

const STATES = ["paid", "pending"] as const;
const paid = { filter: "paid", page: 1 } as const;

beforeEach(() => {
  window.scrollTo = jest.fn();
  window.history.replaceState(null, "", "/account/orders");
});

test("goes back to the choice before with the browser's Back", async () => {
  const { result } = renderHook(() => useListQuery("state", STATES));
  act(() => result.current[1](paid));
  act(() => result.current[1]({ filter: "pending", page: 1 }));
  expect(window.location.search).toBe("?state=pending");
  act(() => window.history.back());
  await waitFor(() => expect(result.current[0]).toEqual(paid));
  act(() => window.history.back());
  await waitFor(() => expect(result.current[0]).toEqual({ filter: null, page: 1 }));
});

test("adds no step when the same is chosen again", () => {
  const { result } = renderHook(() => useListQuery("state", STATES));
  act(() => result.current[1](paid));
  const { length } = window.history;
  act(() => result.current[1](paid));
  expect(window.history.length).toBe(length);
});
