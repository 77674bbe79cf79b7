import { ApiError } from "@storefront/contract/api-error";
import { limitedQueue } from "./limited-queue";

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
  const queue = limitedQueue(2, 2_000);
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
  const queue = limitedQueue(1, 2_000);
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

it("passes on errors of works that waited", async () => {
  const queue = limitedQueue(1, 2_000);
  const first = queue.run(async () => {});
  await expect(queue.run(() => Promise.reject(new Error("sold")))).rejects.toThrow("sold");
  await first;
});
