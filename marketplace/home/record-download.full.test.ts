import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { adDownloads } from "../database/schema";

const test = useTestApp();

/** Without a brand host and with an unknown user agent. */
const ELSEWHERE = { site: "", brand: "", platform: "other" };

const record = (ad: string) => test.request("recordDownload", { ad });
const counted = () => test.deps.db.select().from(adDownloads).orderBy(adDownloads.day);

describe("a download from an advertisement", () => {
  it("is counted by advertisement and day in China", async () => {
    expect(await record("baidu-7")).toMatchObject({ status: 200, code: 0, data: null });
    await record(" baidu-7 ");
    await record("抖音");
    // Midnight in China is between 15:59 and 16:00 UTC.
    test.clock.set(new Date("2026-03-01T15:59:59.000Z"));
    await record("baidu-7");
    test.clock.set(new Date("2026-03-01T16:00:00.000Z"));
    await record("baidu-7");
    expect(await counted()).toEqual(
      expect.arrayContaining([
        { ...ELSEWHERE, ad: "baidu-7", day: "2026-03-01", count: 3 },
        { ...ELSEWHERE, ad: "抖音", day: "2026-03-01", count: 1 },
        { ...ELSEWHERE, ad: "baidu-7", day: "2026-03-02", count: 1 },
      ]),
    );
  });

  it("is counted once per click for concurrent clicks", async () => {
    await Promise.all(Array.from({ length: 20 }, () => record("rush")));
    expect(await counted()).toEqual([{ ...ELSEWHERE, ad: "rush", day: "2026-03-01", count: 20 }]);
  });

  it("is counted by the brand and platform that the storefront and the mobile site pass on", async () => {
    const visit = {
      "X-Internal-Secret": SAMPLES.INTERNAL_SECRET,
      "X-Brand": "mima",
      "User-Agent": "x (iPhone; y)",
    };
    const from = (headers: Record<string, string>) =>
      test.request("recordDownload", { ad: "baidu-7" }, { headers });
    await from({ ...visit, "X-Site": "mima.localhost" });
    await from(visit);
    await from({ ...visit, "X-Brand": "hh" });
    await from({ ...visit, "X-Internal-Secret": "guessed" });
    const row = { ad: "baidu-7", platform: "ios", day: "2026-03-01", count: 1 };
    expect(await counted()).toEqual(
      expect.arrayContaining([
        { ...row, site: "mima.localhost", brand: "mima" },
        { ...row, site: "mima", brand: "mima" },
        { ...row, site: "hh", brand: "hh" },
        { ...row, site: "", brand: "" },
      ]),
    );
  });

  it.each(["", " ", "x".repeat(65), "a\u0000b"])(
    "without a usable ad (%j) is refused",
    async (ad) => {
      expect(await record(ad)).toMatchObject({ status: 400, code: 10400 });
      expect(await counted()).toEqual([]);
    },
  );

  it("is rate-limited per address", async () => {
    for (let sent = 0; sent < 60; sent += 1) expect((await record("flood")).code).toBe(0);
    expect(await record("flood")).toMatchObject({ status: 429, code: 40429 });
    await test.clock.advance(600);
    expect((await record("flood")).code).toBe(0);
  });
});
