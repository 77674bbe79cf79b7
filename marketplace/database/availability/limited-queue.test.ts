import { ApiError } from "@storefront/contract/api-error";
import { limitedQueue } from "./limited-queue";

const LIMITS = { stalledMs: 2_000, busyMs: 4_000 };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

it("runs as many works at a time as it is wide, the others in their order", async () => {
  const queue = limitedQueue(2, LIMITS);
  const { opened, open } = gate();
  const ran: number[] = [];
  const works = [1, 2, 3, 4].map((number) =>
    queue.run(async () => {
      ran.push(number);
      await opened;
      return number;
    }),
  );
  await jest.advanceTimersByTimeAsync(0);
  expect(ran).toEqual([1, 2]);
  expect(queue.load()).toEqual({ running: 2, waiting: 2, width: 2 });
  open();
  await expect(Promise.all(works)).resolves.toEqual([1, 2, 3, 4]);
});

it("refuses work whose turn does not come in time, and never runs it", async () => {
  const queue = limitedQueue(1, LIMITS);
  const { opened, open } = gate();
  const first = queue.run(() => opened);
  const late = jest.fn(async () => {});
  const refused = expect(queue.run(late)).rejects.toBeInstanceOf(ApiError);
  await jest.advanceTimersByTimeAsync(2_000);
  await refused;
  open();
  await first;
  await expect(queue.run(async () => "next")).resolves.toBe("next");
  expect(late).not.toHaveBeenCalled();
});

it("lets work wait longer while others succeed, and a failure is none", async () => {
  const queue = limitedQueue(1, LIMITS);
  const works = ["a", "b", "c"].map((name) =>
    queue.run(() => new Promise<string>((resolve) => setTimeout(resolve, 1_500, name))),
  );
  const fourth = expect(queue.run(async () => "d")).rejects.toThrow(ApiError);
  const outcomes = Promise.all(works);
  await jest.advanceTimersByTimeAsync(4_000);
  await fourth;
  await jest.advanceTimersByTimeAsync(500);
  await expect(outcomes).resolves.toEqual(["a", "b", "c"]);

  const failing = queue.run(
    () => new Promise((_, reject) => setTimeout(reject, 1_900, new Error("lock"))),
  );
  const failed = expect(failing).rejects.toThrow("lock");
  const blocked = gate();
  void queue.run(() => blocked.opened);
  const refused = expect(queue.run(async () => "late")).rejects.toThrow(ApiError);
  await jest.advanceTimersByTimeAsync(2_000);
  await Promise.all([failed, refused]);
  blocked.open();
});

it("passes on errors of works that waited", async () => {
  const queue = limitedQueue(1, LIMITS);
  const first = queue.run(async () => {});
  await expect(queue.run(() => Promise.reject(new Error("sold")))).rejects.toThrow("sold");
  await first;
});
