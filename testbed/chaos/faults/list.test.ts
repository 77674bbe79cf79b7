import { alertNames } from "../alerts/evaluate-rules";
import { FAULTS, findFault } from "./list";

it("names every fault once, and only alerts of the rules", () => {
  const names = FAULTS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const unknown = FAULTS.flatMap(({ alerts }) => alerts).filter(
    (name) => !alertNames().includes(name),
  );
  expect(unknown).toEqual([]);
});

it("finds a fault by its name, and names all for another", () => {
  expect(findFault("database-frozen").seconds).toBe(30);
  expect(() => findFault("database-melted")).toThrow("database-stopped");
});
