import { measureDifferences, type Workload } from "./in-parallel";

test("runs each item of both workloads once, in pairs of alternating order", async () => {
  const done: string[] = [];
  const workload = (name: string): Workload => ({
    items: [0, 1, 2, 3, 4],
    work: async (item) => {
      done.push(`${name}${item}`);
    },
  });
  const differences = await measureDifferences([workload("a"), workload("b")], {
    width: 1,
    warmUp: 1,
    rounds: 2,
  });
  expect(done).toEqual(["a0", "b0", "a1", "a2", "b1", "b2", "b3", "b4", "a3", "a4"]);
  expect(differences).toHaveLength(2);
  expect(differences[0]).toBeLessThanOrEqual(differences[1] ?? 0);
});
