import { HOSTILE_PATHS } from "@/lib/api/testing/hostile-paths";
import { readShopApi } from "./shop-api";

/** Encodings of a path: as in a browser's address bar, and obfuscated. */
const ENCODINGS: Record<string, (path: string) => string> = {
  "as it is": (path) => path.replaceAll("&", "%26").replaceAll("%", "%25").replaceAll("#", "%23"),
  encoded: encodeURIComponent,
  "encoded twice": (path) => encodeURIComponent(encodeURIComponent(path)),
};
const WRITABLE = HOSTILE_PATHS.filter((path) => path !== "");

describe.each(Object.entries(ENCODINGS))("%s", (_, encode) => {
  test.each(WRITABLE)("refuses %j", (path) => {
    expect(readShopApi(`?user_id=5&api=${encode(path)}`, 5)).toEqual({ kind: "refused" });
  });
});

test.each(["%", "%zz", "%c0%af", "%ff", "%2", "/v1/user%"])(
  "refuses %s, which cannot be decoded",
  (api) => {
    expect(readShopApi(`?user_id=5&api=${api}`, 5)).toEqual({ kind: "refused" });
  },
);

test("uses the first of several", () => {
  const evil = encodeURIComponent("//evil.example");
  const good = encodeURIComponent("/v1/user/home_page?user_id=5");
  expect(readShopApi(`?api=${evil}&api=${good}`, 5).kind).toBe("refused");
  expect(readShopApi(`?api=${good}&api=${evil}`, 5).kind).toBe("default");
});

test.each(["", "?", "?user_id=5", "?user_id=5&api=", "?api=&user_id=5", "?xapi=//evil.example"])(
  "uses the default for %j",
  (search) => expect(readShopApi(search, 5)).toEqual({ kind: "default" }),
);
