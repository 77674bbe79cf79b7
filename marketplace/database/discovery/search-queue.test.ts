import { ApiError } from "@storefront/contract/api-error";
import { createSearchQueue } from "./search-queue";

/** A deferred promise. */
function openPromise() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** A search that runs until `end` is called. */
function openSearch() {
  const [begun, ended] = [openPromise(), openPromise()];
  const search = () => {
    begun.resolve();
    return ended.promise;
  };
  return { search, begun: begun.promise, end: ended.resolve };
}

it("returns the result of the search", async () => {
  expect(await createSearchQueue()(async () => 7)).toBe(7);
});

it("throws searchBusy when PostgreSQL cancels a statement", async () => {
  const cancelled = Object.assign(new Error("canceling statement"), { code: "57014" });
  const failed = createSearchQueue()(() =>
    Promise.reject(new Error("query", { cause: cancelled })),
  );
  await expect(failed).rejects.toMatchObject({ reason: "searchBusy", status: 503, retryAfterS: 5 });
});

it("rethrows other errors unchanged", async () => {
  const lost = Object.assign(new Error("connection lost"), { code: "08006" });
  await expect(createSearchQueue()(() => Promise.reject(lost))).rejects.toBe(lost);
});

it("runs four searches at once, and rejects a search that waited too long without running it", async () => {
  const clock = jest.spyOn(performance, "now").mockReturnValue(0);
  const bound = createSearchQueue();
  const open = Array.from({ length: 4 }, openSearch);
  const running = open.map(({ search }) => bound(search));
  const late = jest.fn(async () => 1);
  const refused = bound(late).catch((error: unknown) => error);
  await Promise.all(open.map(({ begun }) => begun));
  clock.mockReturnValue(901);
  const notLate = bound(async () => 2);
  for (const { end } of open) end();
  await Promise.all(running);
  const error = await refused;
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).reason).toBe("searchBusy");
  expect(late).not.toHaveBeenCalled();
  expect(await notLate).toBe(2);
  clock.mockRestore();
});
