import { readAppInfo } from "./read-app-info";

const PAGE = "https://m.example/download";
const SOURCE = {
  app: undefined,
  mobileSite: "https://m.example/",
  operatorSite: "https://m.example/",
  brand: undefined,
};
const HOME = {
  qr_code: { download_url: "https://a.example/" },
  data: { ios_download_url: "https://a.example/i", android_download_url: "http://a.example/a" },
  online_ranger: 12,
};
const FEATURES = ["order"] as const;

test("reads the API's addresses and the number of boosters online", () => {
  expect(readAppInfo(HOME, SOURCE)).toEqual({
    systems: ["ios", "android"],
    isAndroidPackage: false,
    isCountedOnPhone: false,
    downloadUrl: "https://a.example/",
    iosUrl: "https://a.example/i",
    androidUrl: "http://a.example/a",
    onlineBoosters: 12,
    boosterAcceptS: 69,
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
    systems: [],
    isAndroidPackage: false,
    isCountedOnPhone: false,
    downloadUrl: page,
    iosUrl: page,
    androidUrl: page,
    onlineBoosters: null,
    boosterAcceptS: data === null ? null : 69,
  });
});

test.each([
  [undefined, 69],
  [81, 81],
  ["7", 7],
  [null, null],
  [0, null],
  ["soon", null],
])("says of the measured time until a booster accepts, %p: %p", (booster_accept_s, seconds) => {
  expect(readAppInfo({ ...HOME, booster_accept_s }, SOURCE).boosterAcceptS).toBe(seconds);
});

test("prefers the brand's own addresses, and its own page for the code of both stores", () => {
  const app = { iosUrl: "https://own.example/i", features: FEATURES };
  expect(readAppInfo(HOME, { ...SOURCE, app, brand: "mima" })).toMatchObject({
    isCountedOnPhone: true,
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

test("names the brand in the address for all phones", () => {
  const app = { universalUrl: "https://own.example/go", features: FEATURES };
  expect(readAppInfo(HOME, { ...SOURCE, app, brand: "mima" })).toMatchObject({
    isCountedOnPhone: false,
    downloadUrl: "https://own.example/go?brand=mima",
    iosUrl: "https://own.example/go?brand=mima",
  });
});

test("takes an API's address of the operator's mobile site for no app", () => {
  const data = { qr_code: { download_url: PAGE }, data: { ios_download_url: `${PAGE}?os=ios` } };
  const mobileSite = "https://m.mima.example/";
  expect(readAppInfo(data, { ...SOURCE, mobileSite })).toMatchObject({
    systems: [],
    downloadUrl: `${mobileSite}download`,
    iosUrl: `${mobileSite}download`,
  });
});

test("tells a package from a page in a store", () => {
  const app = { androidUrl: "https://own.example/a.apk?v=2", features: FEATURES };
  expect(readAppInfo(null, { ...SOURCE, app })).toMatchObject({
    systems: ["android"],
    isAndroidPackage: true,
    iosUrl: PAGE,
  });
});
