import { readLimited } from "./read-limited";

/** A body with chunks of these sizes, which counts the chunks read. */
function body(...sizes: number[]) {
  let taken = 0;
  let cancelled = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const size = sizes[taken];
        if (size === undefined) return controller.close();
        controller.enqueue(new Uint8Array(size).fill(taken));
        taken += 1;
      },
      cancel() {
        cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, taken: () => taken, cancelled: () => cancelled };
}

test("returns an empty body for none", async () => {
  expect(await readLimited(null, 10)).toEqual(new Uint8Array());
});

test("returns a complete body up to the limit, in order", async () => {
  expect(await readLimited(body(2, 0, 3, 5).stream, 10)).toEqual(
    new Uint8Array([0, 0, 2, 2, 2, 3, 3, 3, 3, 3]),
  );
});

test("refuses one byte more, without reading the rest", async () => {
  const { stream, taken, cancelled } = body(6, 5, 5, 5);
  expect(await readLimited(stream, 10)).toBe("too large");
  expect(taken()).toBe(2);
  expect(cancelled()).toBe(true);
});
