import { ERRORS } from "@storefront/contract/codes";
import { Hono } from "hono";
import { databaseAvailability } from "../database/availability/availability";
import { noteWaits } from "../note-waits";
import { watchCalls } from "./watch-calls";

const hangs = () => new Promise<never>(() => {});
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => void jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask"] }));
afterEach(() => void jest.useRealTimers());

/** An app whose database answers probes, with a provider that takes ten seconds. */
function setUp() {
  const availability = databaseAvailability({ probe: async () => 1, cut: () => {} });
  const watch = jest.spyOn(availability, "watch");
  const provider = noteWaits({ query: () => pause(10_000), name: () => "provider" }, "query");
  const app = new Hono();
  const watchAll = watchCalls({ availability, log: {} as never });
  app.use("/v1/*", watchAll, watchAll);
  app.get("/v1/slow", hangs);
  app.get("/v1/provider", async (c) => {
    await pause(1_000);
    await provider.query();
    return c.text(provider.name());
  });
  return { app, watch, availability };
}

it("refuses a call at the limit, and watches it once", async () => {
  const { app, watch, availability } = setUp();
  const slow = app.request("/v1/slow");
  await jest.advanceTimersByTimeAsync(5_000);
  const answer = await slow;
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe(String(ERRORS.databaseBusy.retryAfterS));
  expect(await answer.json()).toMatchObject({ code: ERRORS.databaseBusy.code });
  expect(watch).toHaveBeenCalledTimes(1);
  availability.close();
});

it("lets a call take longer that waits for a provider, and no other one beside it", async () => {
  const { app, availability } = setUp();
  const [waiting, slow] = [app.request("/v1/provider"), app.request("/v1/slow")];
  await jest.advanceTimersByTimeAsync(12_000);
  expect(await (await waiting).text()).toBe("provider");
  expect((await slow).status).toBe(503);
  availability.close();
});
