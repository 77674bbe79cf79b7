import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { createApp } from "./app";
import { ALWAYS_AVAILABLE } from "./database/availability/availability";
import { diskSpace } from "./database/availability/disk-space";
import type { Db } from "./database/db";

const t = useTestApp({}, { resets: false });

const FULL = Object.assign(new Error("could not extend file"), { code: "53100" });

it("answers 503 and is not ready on a full disk, and recovers when there is space", async () => {
  let isFull = true;
  const fail = () => {
    throw FULL;
  };
  const db = new Proxy(t.deps.db, {
    get: (target, name) => (isFull && name === "select" ? fail : Reflect.get(target, name)),
  }) as Db;
  const space = diskSpace(() => (isFull ? Promise.reject(FULL) : Promise.resolve(1)));
  const availability = { ...ALWAYS_AVAILABLE, ...space };
  const app = createApp({ ...t.deps, db, availability });
  const ready = async () => (await app.request("/readyz")).status;
  expect(await ready()).toBe(200);

  const headers = { Authorization: await t.tokenOf(1) };
  const refused = await app.request("/v1/user/favourites", { headers });
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "2"]);
  expect(await refused.json()).toMatchObject({ code: 10503, data: null });
  expect(await ready()).toBe(503);

  isFull = false;
  expect(await ready()).toBe(200);
  expect((await app.request("/v1/user/favourites", { headers })).status).toBe(200);
});
