import { readShopApi } from "../shop/shop-api";
import { defaultShopApi, enterShopAddress, shopAddress } from "./shop-address";

const API = "/v1/user/home_page?user_id=5";

const OTHER = "/v1/user/home_page?user_id=6";

test("round-trips another path of the server through a shop's address", () => {
  const address = shopAddress(5, OTHER);
  expect(address).toBe("/personal_center?user_id=5&api=%2Fv1%2Fuser%2Fhome_page%3Fuser_id%3D6");
  const { search } = new URL(address, "https://mima.example");
  expect(readShopApi(search, 5)).toEqual({ kind: "linked", path: OTHER });
  expect(readShopApi(search, 6)).toEqual({ kind: "default" });
});

test("leaves out the default path, so that a shop has one address", () => {
  expect(defaultShopApi(5)).toBe(API);
  expect(shopAddress(5, API)).toBe(shopAddress(5));
});

test.each([null, "", "https://evil.example/v1/x", "/v1/../admin", "//evil.example"])(
  "leaves out the disallowed path %p",
  (api) => expect(shopAddress(5, api)).toBe("/personal_center?user_id=5"),
);

test("进店 links to the brand's external mall if it has one", () => {
  const shop = { userId: 5, api: API };
  expect(enterShopAddress(shop, undefined)).toBe(shopAddress(5, API));
  expect(enterShopAddress(shop, "https://mall.example")).toBe("https://mall.example/?user_id=5");
  expect(enterShopAddress(shop, "https://mall.example/shop?from=pc")).toBe(
    "https://mall.example/shop?from=pc&user_id=5",
  );
});
