import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { createApp } from "./app";
import type { Deps } from "./deps";

const test = useTestApp();

describe("the marketplace's app", () => {
  it("is alive, and ready while its database is reachable", async () => {
    expect((await test.app.request("/healthz")).status).toBe(200);
    const ready = await test.app.request("/readyz");
    expect([ready.status, await ready.json()]).toEqual([200, { status: "ready", limiter: "ok" }]);
  });

  it("is ready but degraded while its limiter cannot be reached", async () => {
    const limiter = { ...test.deps.limiter, isReachable: async () => false };
    const ready = await createApp({ ...test.deps, limiter }).request("/readyz");
    const body = { status: "degraded", limiter: "unavailable" };
    expect([ready.status, await ready.json()]).toEqual([200, body]);
  });

  describe("without its database", () => {
    /** @param execute stands for the database, also for the sandbox clock's */
    const health = async (path: string, execute: () => Promise<never>) => {
      const db = { execute } as unknown as Deps["db"];
      const clock = { ...test.clock, sync: execute };
      return (await createApp({ ...test.deps, db, clock }).request(path)).status;
    };
    const refuses = () => Promise.reject(new Error("refused"));
    const hangs = () => new Promise<never>(() => {});

    it("is alive and not ready", async () => {
      expect(await health("/healthz", refuses)).toBe(200);
      expect(await health("/readyz", refuses)).toBe(503);
    });

    it("does not wait for a database that does not respond", async () => {
      jest.useFakeTimers();
      expect(await health("/healthz", hangs)).toBe(200);
      const ready = health("/readyz", hangs);
      await jest.advanceTimersByTimeAsync(2_001);
      expect(await ready).toBe(503);
      jest.useRealTimers();
    });
  });

  it("returns code 10404 for an unknown path", async () => {
    expect(await test.send("/v1/nothing")).toEqual({
      status: 404,
      code: 10404,
      msg: "没有这个接口",
      data: null,
    });
  });
});
