import { settings } from "../db/schema";
import { openTestApp, type TestApp } from "../testing/test-app";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ mobileSiteUrl: "https://m.example.com/" });
});
beforeEach(() => test.reset());
afterAll(() => test.close());

describe("app info", () => {
  it("gives texts to encode that lead to the mobile site, and who is online", async () => {
    await test.deps.db
      .insert(settings)
      .values({ key: "online_ranger", value: 321 })
      .onConflictDoUpdate({ target: settings.key, set: { value: 321 } });
    expect((await test.request("home", {})).data).toEqual({
      qr_code: { download_url: "https://m.example.com/download" },
      data: {
        ios_download_url: "https://m.example.com/download?os=ios",
        android_download_url: "https://m.example.com/download?os=android",
      },
      online_ranger: 321,
    });
  });
});
