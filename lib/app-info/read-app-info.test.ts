import { readAppInfo } from "./read-app-info";

const PAGE = "https://m.example/download";
const SOURCE = { app: undefined, mobileSite: "https://m.example/", brand: undefined };
const HOME = {
  qr_code: { download_url: "https://a.example/" },
  data: { ios_download_url: "https://a.example/i", android_download_url: "http://a.example/a" },
  online_ranger: 12,
};
const FEATURES = ["order"] as const;

test("reads the API's addresses and the number of boosters online", () => {
  expect(readAppInfo(HOME, SOURCE)).toEqual({
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
])("%# falls back to the mobile site, with the brand", (data) => {
  const page = `${PAGE}?brand=mima`;
  expect(readAppInfo(data, { ...SOURCE, brand: "mima" })).toEqual({
    downloadUrl: page,
    iosUrl: page,
    androidUrl: page,
    onlineBoosters: null,
  });
});

test("prefers the brand's own addresses, and its own page for the code of both stores", () => {
  const app = { iosUrl: "https://own.example/i", features: FEATURES };
  expect(readAppInfo(HOME, { ...SOURCE, app, brand: "mima" })).toMatchObject({
    downloadUrl: `${PAGE}?brand=mima`,
    iosUrl: "https://own.example/i",
    androidUrl: "http://a.example/a",
  });
});

test("uses the address for all phones where a store is not named", () => {
  const app = { universalUrl: "https://own.example/", features: FEATURES };
  expect(readAppInfo(HOME, { ...SOURCE, app })).toMatchObject({
    downloadUrl: "https://own.example/",
    iosUrl: "https://own.example/",
    androidUrl: "https://own.example/",
  });
});

test("names the brand in an API's address of the mobile site only", () => {
  const data = { ...HOME, data: { ios_download_url: `${PAGE}?os=ios` } };
  expect(readAppInfo(data, { ...SOURCE, brand: "mima" })).toMatchObject({
    downloadUrl: "https://a.example/",
    iosUrl: `${PAGE}?os=ios&brand=mima`,
  });
});
