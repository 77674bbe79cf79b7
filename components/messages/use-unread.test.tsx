import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { SWRConfig, useSWRConfig } from "swr";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { UNREAD_KEY, useUnread } from "./use-unread";

const inbox = (unread: number) => ({ json: async () => ({ code: 0, msg: "", data: { unread } }) });
const fetch = stubFetch(jest.fn());
const caches = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);

function show() {
  const { result } = renderHook(() => [useUnread("token"), useSWRConfig().mutate] as const, {
    wrapper: caches,
  });
  return {
    count: () => result.current[0],
    readAgain: () => act(() => result.current[1](UNREAD_KEY)),
  };
}

test("keeps the known count while the API cannot be reached", async () => {
  fetch.mockResolvedValue(inbox(3));
  const { count, readAgain } = show();
  await waitFor(() => expect(count()).toBe(3));
  fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await readAgain();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(count()).toBe(3);
  fetch.mockResolvedValue(inbox(1));
  await readAgain();
  await waitFor(() => expect(count()).toBe(1));
});
