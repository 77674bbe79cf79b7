import Cookies from "js-cookie";
import { readVisitAd, setVisitAdCookie, withAd } from "./visit-ad";

const open = (path: string) => window.history.replaceState(null, "", path);

afterEach(() => {
  Cookies.remove("ad", { path: "/" });
  open("/");
});

test.each([
  ["/index_m?ad=baidu%207&x=1", "baidu 7"],
  ["/index_m?ad=%20", undefined],
  ["/index_m?ad=%E0%A4%A", undefined],
  [`/index_m?ad=${"x".repeat(65)}`, undefined],
  ["/index_m", undefined],
])("reads the advertisement of %s", (path, ad) => {
  open(path);
  expect(readVisitAd()).toBe(ad);
});

test("keeps the advertisement for the pages that follow, until another one leads here", async () => {
  open("/index?ad=a%26b;c");
  await setVisitAdCookie();
  open("/goodsDetails/1001");
  await setVisitAdCookie();
  expect(readVisitAd()).toBe("a&b;c");
  open("/index?ad=second");
  expect(readVisitAd()).toBe("second");
  await setVisitAdCookie();
  open("/games");
  expect(readVisitAd()).toBe("second");
});

test("adds the advertisement to addresses, but not to a package's", () => {
  expect(withAd("https://m.example/download?brand=mima", "a&b")).toBe(
    "https://m.example/download?brand=mima&ad=a%26b",
  );
  expect(withAd("https://cdn.example/app.apk?v=2", "a")).toBe("https://cdn.example/app.apk?v=2");
  expect(withAd("https://m.example/download", undefined)).toBe("https://m.example/download");
});
