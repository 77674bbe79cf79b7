import { BRANDS } from "@storefront/brands";
import { hasPlace } from "@storefront/brands/assortment";
import { homeQuestions } from "./home-questions";

/** Words that only a host with such listings has. */
const WORDS = [
  ["卡密", "card-key"],
  ["押金", "rent"],
  ["代练", "boost"],
] as const;

test.each(BRANDS.map((brand) => [brand.key, brand] as const))(
  "the questions of %s are about what its host shows",
  (_, brand) => {
    const boosts = hasPlace(brand.assortment, { kind: "boost" });
    const text = JSON.stringify(homeQuestions(brand, boosts));
    for (const [word, kind] of WORDS)
      expect([word, text.includes(word)]).toEqual([word, hasPlace(brand.assortment, { kind })]);
    expect(Object.keys(homeQuestions(brand, boosts)).length).toBeGreaterThan(1);
  },
);

test("no question is about boosting where it is not offered", () => {
  for (const brand of BRANDS)
    expect(JSON.stringify(homeQuestions(brand, false))).not.toContain("代练");
});
