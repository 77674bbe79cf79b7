import { readAppInfo } from "./read-app-info";

const FALLBACK = "https://m.example/download";

test("reads the download addresses and the number of boosters online", () => {
  const data = {
    qr_code: { download_url: "https://a.example/" },
    data: { ios_download_url: "https://a.example/i", android_download_url: "http://a.example/a" },
    online_ranger: 12,
  };
  expect(readAppInfo(data, FALLBACK)).toEqual({
    downloadUrl: "https://a.example/",
    iosUrl: "https://a.example/i",
    androidUrl: "http://a.example/a",
    onlineBoosters: 12,
  });
});

test.each([
  null,
  [],
  "",
  { qr_code: null, data: { ios_download_url: "javascript:alert(1)", android_download_url: 7 } },
])("%# falls back to the mobile site", (data) => {
  expect(readAppInfo(data, FALLBACK)).toEqual({
    downloadUrl: FALLBACK,
    iosUrl: FALLBACK,
    androidUrl: FALLBACK,
    onlineBoosters: null,
  });
});
