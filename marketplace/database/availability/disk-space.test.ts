import { diskSpace } from "./disk-space";

const full = Object.assign(new Error("could not extend file"), { code: "53100" });

it("is full from an error that says so, until the probe finds space", async () => {
  const probe = jest.fn<Promise<unknown>, []>(() => Promise.reject(full));
  const space = diskSpace(probe);
  space.noteError(Object.assign(new Error("duplicate"), { code: "23505" }));
  expect(await space.isWritable()).toBe(true);
  expect(probe).not.toHaveBeenCalled();
  space.noteError(new Error("Failed query", { cause: full }));
  expect(await space.isWritable()).toBe(false);
  probe.mockResolvedValue(1);
  expect(await space.isWritable()).toBe(true);
  expect(await space.isWritable()).toBe(true);
  expect(probe).toHaveBeenCalledTimes(2);
});
