import { pickIcons } from "./icons";

it("picks icons by name", async () => {
  const icons = await pickIcons(["crown-coin", "fox-head", "crown-coin"]);
  expect([...icons.keys()]).toEqual(["crown-coin", "fox-head"]);
  expect(icons.get("crown-coin")).toMatch(/^<path .*fill="currentColor"/);
});

it.each(["no-such-icon", "constructor"])("throws for the unknown icon %s", async (name) => {
  await expect(pickIcons([name])).rejects.toThrow(`there is no icon "${name}"`);
});
