import { differencesInTurn, type Way } from "./in-parallel";

test("takes each item of both ways once, in pairs whose first one changes", async () => {
  const done: string[] = [];
  const way = (name: string): Way => ({
    items: [0, 1, 2, 3, 4],
    work: async (item) => {
      done.push(`${name}${item}`);
    },
  });
  const differences = await differencesInTurn([way("a"), way("b")], {
    width: 1,
    warmUp: 1,
    rounds: 2,
  });
  expect(done).toEqual(["a0", "b0", "a1", "a2", "b1", "b2", "b3", "b4", "a3", "a4"]);
  expect(differences).toHaveLength(2);
  expect(differences[0]).toBeLessThanOrEqual(differences[1] ?? 0);
});
