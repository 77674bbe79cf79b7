import { deployment } from "@storefront/testbed/deployment/deployment";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { gameHref } from "../../lib/addresses/game-path";

/** Origin and path of the zoomed pages that the gate tests: a goods page and a home page. */
export const REPRESENTATIVE_PAGES: readonly (readonly [string, string])[] = [
  [deployment.origin(onBrand("mima")), "/goodsDetails?goodsId=1001"],
  [deployment.origin(onBrand("mima")), "/index"],
];

const OTHER_GOODS = [1002, 1003, 1008, 1012, 1016];

export const OTHER_PAGES: readonly (readonly [string, string])[] = [
  ...[
    ...OTHER_GOODS.map((goodsId) => `/goodsDetails?goodsId=${goodsId}`),
    "/goodsDetail?goodsId=1001",
    "/goodsDetails?goodsId=999999",
    "/personal_center?user_id=3001",
    "/personal_center?user_id=999999",
    "/card_detail?url=elsewhere",
    "/nothing/here",
    "/practicePage",
    "/corporate-information",
    "/about",
    "/games",
    "/search",
    `/search?q=${encodeURIComponent("皮肤")}`,
    gameHref({ game: "曜日战歌", kind: "card-key" }),
    "/pa",
    "/download",
  ].map((path) => [deployment.origin(onBrand("mima")), path] as const),
  // Rent, boosting and bags.
  ...["huoshan", "zhilian", "taobaobao"].map(
    (key) => [deployment.origin(onBrand(key)), "/index"] as const,
  ),
  // A host without a brand; unknown for another deployment.
  ...(deployment.isOwn ? [[deployment.unknownOrigin, "/"] as const] : []),
];
