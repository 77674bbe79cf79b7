import { underNewOrderNum } from "./order-num";

const NOW = new Date("2026-03-01T10:00:00.000Z");

test("the second, and eight digits that are drawn anew for each", async () => {
  const numbers = await Promise.all(
    Array.from({ length: 50 }, () => underNewOrderNum(NOW, async (number) => number)),
  );
  for (const number of numbers) expect(number).toMatch(/^20260301100000\d{8}$/);
  expect(new Set(numbers).size).toBe(50);
});

test("a number that is taken is drawn again", async () => {
  const asked: string[] = [];
  const stored = await underNewOrderNum(NOW, async (number) => {
    asked.push(number);
    return asked.length < 3 ? undefined : number;
  });
  expect(asked).toHaveLength(3);
  expect(new Set(asked).size).toBe(3);
  expect(stored).toBe(asked[2]);
});

test("it does not go on for ever", async () => {
  await expect(underNewOrderNum(NOW, async () => undefined)).rejects.toThrow("no order number");
});
