import { type Recorder, setRecorder } from "@storefront/platform/observability/metrics/recorder";
import { log } from "@/lib/log";
import { setSharedCacheState, sharedCacheState } from "@/lib/render/shared-cache-state";
import { openSharedCache } from "./open-shared-cache";
import { shareCache } from "./share-cache";

let mockRedisUrl: string | undefined;
jest.mock("@/lib/env", () => {
  const actual = jest.requireActual("@/lib/env");
  return { ...actual, env: () => ({ ...actual.env(), redisUrl: mockRedisUrl }) };
});
jest.mock("./namespace", () => ({ sharedNamespace: async () => "build-1" }));
jest.mock("./open-shared-cache");

const close = jest.fn();
const set = jest.fn();
const recorder: Recorder = { count: () => undefined, observe: () => undefined, set };

beforeEach(() => {
  jest.mocked(openSharedCache).mockReturnValue({ close } as never);
  setRecorder(recorder);
});
afterEach(() => {
  jest.clearAllMocks();
  setRecorder(null);
  setSharedCacheState("off");
});

it("shares nothing without REDIS_URL", async () => {
  mockRedisUrl = undefined;
  const end = await shareCache(".");
  end();
  expect(openSharedCache).not.toHaveBeenCalled();
  expect(sharedCacheState()).toBe("off");
});

it("shares the page store through the Redis of REDIS_URL until closed", async () => {
  mockRedisUrl = "redis://cache.test";
  const end = await shareCache(".");
  const [{ url, namespace } = {}] = jest.mocked(openSharedCache).mock.lastCall ?? [];
  expect([url, namespace]).toEqual(["redis://cache.test", "build-1"]);
  expect(sharedCacheState()).toBe("unavailable");
  end();
  expect(close).toHaveBeenCalledTimes(1);
});

it("records whether Redis answers, and logs the reason when it does not", async () => {
  mockRedisUrl = "redis://cache.test";
  const [info, error] = [jest.spyOn(log(), "info"), jest.spyOn(log(), "error")];
  info.mockImplementation();
  error.mockImplementation();
  await shareCache(".");
  const onState = jest.mocked(openSharedCache).mock.lastCall?.[0].onState;
  onState?.("ok");
  expect([sharedCacheState(), set.mock.lastCall]).toEqual(["ok", ["shared_cache_up", {}, 1]]);
  expect(info).toHaveBeenCalledWith("shared page cache connected");
  const reason = new Error("connection refused");
  onState?.("unavailable", reason);
  expect(set.mock.lastCall).toEqual(["shared_cache_up", {}, 0]);
  expect(error).toHaveBeenCalledWith({ err: reason }, expect.stringContaining("unavailable"));
});
