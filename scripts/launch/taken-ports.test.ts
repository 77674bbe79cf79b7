import { samePort, takenPort } from "./taken-ports";

test("names two settings with one port", () => {
  expect(
    samePort([
      ["PORT", 3000],
      ["API_PORT", 4000],
      ["METRICS_PORT", 3000],
    ]),
  ).toBe("PORT and METRICS_PORT are both 3000");
});

test("accepts different ports", () => {
  expect(
    samePort([
      ["PORT", 3000],
      ["API_PORT", 4000],
    ]),
  ).toBeNull();
});

test("names the setting whose port is taken", async () => {
  const isFree = async (port: number) => port !== 9100;
  const ports = [["PORT", 3000] as const];
  expect(await takenPort(ports, isFree)).toBeNull();
  const taken = [...ports, ["METRICS_PORT", 9100] as const];
  expect(await takenPort(taken, isFree, async () => null)).toBe(
    "port 9100 is in use; set METRICS_PORT to another port",
  );
  const owner = { pid: 77, command: "server/main.ts", folder: "/srv/shop" };
  expect(await takenPort(taken, isFree, async () => owner)).toBe(
    "port 9100 is in use by server/main.ts (process 77 in /srv/shop); set METRICS_PORT to another port",
  );
});
