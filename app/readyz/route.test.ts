import { setSharedCacheState } from "@/lib/render/shared-cache-state";
import { GET } from "./route";

afterEach(() => setSharedCacheState("off"));

const up = () => Promise.resolve(new Response("{}"));
const failing = () => Promise.resolve(new Response("{}", { status: 503 }));
const away = () => Promise.reject(new TypeError("fetch failed"));

test.each([
  ["the marketplace is ready", up, "off", 200, "ok", true],
  ["the shared cache answers too", up, "ok", 200, "ok", true],
  ["only the shared cache is away", up, "unavailable", 200, "degraded", true],
  ["the marketplace is not ready", failing, "ok", 503, "unavailable", false],
  ["the marketplace is not reached", away, "ok", 503, "unavailable", false],
] as const)(
  "reports its state when %s",
  async (_, answer, sharedCache, code, status, marketplace) => {
    jest.spyOn(globalThis, "fetch").mockImplementationOnce(answer);
    setSharedCacheState(sharedCache);
    const response = await GET();
    expect(response.status).toBe(code);
    expect(await response.json()).toEqual({ status, marketplace, sharedCache });
  },
);
