import { createSharedReads } from "./shared-reads";

beforeEach(() => {
  jest.useFakeTimers();
  // The time 0 is "no time" to the cache.
  jest.advanceTimersByTime(1);
});
afterEach(() => void jest.useRealTimers());

/** A source whose reads end when the test says so. */
function source() {
  const ends: ((value: string) => void)[] = [];
  const read = jest.fn(() => new Promise<string>((resolve) => void ends.push(resolve)));
  return { read, end: (value: string) => ends.shift()?.(value) };
}

it("reads once for those who come together, and for a second after it began", async () => {
  const share = createSharedReads<string>(1_000);
  const { read, end } = source();
  const together = [share(1, read), share(1, read)];
  jest.advanceTimersByTime(900);
  end("first");
  await expect(Promise.all(together)).resolves.toEqual(["first", "first"]);
  await expect(share(1, read)).resolves.toBe("first");
  expect(read).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(200);
  const later = share(1, read);
  end("second");
  await expect(later).resolves.toBe("second");
});

it("keeps keys apart, and the latest ones", async () => {
  const share = createSharedReads<string>(1_000, 2);
  let reads = 0;
  const read = async () => `read ${++reads}`;
  await expect(share(1, read)).resolves.toBe("read 1");
  await expect(share(2, read)).resolves.toBe("read 2");
  await expect(share(3, read)).resolves.toBe("read 3");
  await expect(share(2, read)).resolves.toBe("read 2");
  await expect(share(1, read)).resolves.toBe("read 4");
});

it("does not keep a failure, nor lets an old one end a new read", async () => {
  const share = createSharedReads<string>(1_000);
  const rejects: ((error: Error) => void)[] = [];
  const failing = share(1, () => new Promise((_, reject) => void rejects.push(reject)));
  jest.advanceTimersByTime(1_100);
  const next = share(1, async () => "next");
  rejects[0]?.(new Error("database"));
  await expect(failing).rejects.toThrow("database");
  await expect(next).resolves.toBe("next");
  const read = jest.fn(async () => "again");
  await expect(share(1, read)).resolves.toBe("next");
  await expect(share(2, () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  await expect(share(2, read)).resolves.toBe("again");
});

it("shares nothing without a lifetime", async () => {
  const share = createSharedReads<string>(0);
  const read = jest.fn(async () => "read");
  await Promise.all([share(1, read), share(1, read)]);
  expect(read).toHaveBeenCalledTimes(2);
});
