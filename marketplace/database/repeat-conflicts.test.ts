import { growingPauses, repeatConflicts } from "./repeat-conflicts";

const deadlock = () =>
  new Error("query failed", { cause: Object.assign(new Error(), { code: "40P01" }) });

it("repeats a transaction until it meets no conflict", async () => {
  const transact = jest.fn().mockRejectedValueOnce(deadlock()).mockResolvedValue("written");
  expect(await repeatConflicts(transact, growingPauses(0))).toBe("written");
  expect(transact).toHaveBeenCalledTimes(2);
});

it("gives up after six tries", async () => {
  const transact = jest.fn().mockRejectedValue(deadlock());
  await expect(repeatConflicts(transact, growingPauses(0))).rejects.toThrow("query failed");
  expect(transact).toHaveBeenCalledTimes(6);
});

it("does not repeat what fails for another reason", async () => {
  const transact = jest.fn().mockRejectedValue(Object.assign(new Error("full"), { code: "53100" }));
  await expect(repeatConflicts(transact, growingPauses(0))).rejects.toThrow("full");
  expect(transact).toHaveBeenCalledTimes(1);
});
