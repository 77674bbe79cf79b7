import { withNewOrderNum } from "./order-num";

const NOW = new Date("2026-03-01T10:00:00.000Z");

test("is the time to the second and eight random digits", async () => {
  const numbers = await Promise.all(
    Array.from({ length: 50 }, () => withNewOrderNum(NOW, async (number) => number)),
  );
  for (const number of numbers) expect(number).toMatch(/^20260301100000\d{8}$/);
  expect(new Set(numbers).size).toBe(50);
});

test("draws again when a number is taken", async () => {
  const drawn: string[] = [];
  const stored = await withNewOrderNum(NOW, async (number) => {
    drawn.push(number);
    return drawn.length < 3 ? undefined : number;
  });
  expect(drawn).toHaveLength(3);
  expect(new Set(drawn).size).toBe(3);
  expect(stored).toBe(drawn[2]);
});

test("gives up when no number is free", async () => {
  await expect(withNewOrderNum(NOW, async () => undefined)).rejects.toThrow("no free order number");
});
