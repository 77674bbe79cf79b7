import { BRANDS, landingByRoute } from "@storefront/brands";
import { PERSON_KEPT_DAYS } from "@storefront/contract/account/deletion-terms";
import { AUTO_DELIVERY_HOURS } from "@storefront/contract/listing/delivery-hours";
import {
  AFTER_SALE_DAYS,
  CARD_SETTLE_HOURS,
  NO_REASON_REFUND_DAYS,
} from "@storefront/contract/listing/refund-terms";
import {
  CLAIM_ANSWER_HOURS,
  DEPOSIT_CHECK_HOURS,
} from "@storefront/contract/rentals/deposit-terms";
import { MAX_RENT_HOURS } from "@storefront/contract/rentals/rent-hours";
import { legalPage } from "./legal-page";

/** What a sentence with a figure is about, and the figure that the marketplace keeps there. */
const KEPT: readonly [subject: RegExp, figure: string][] = [
  [/无理由/, `${NO_REASON_REFUND_DAYS} 天`],
  [/自动发货/, AUTO_DELIVERY_HOURS.replace(/^.*×/, "")],
  [/归还/, `${DEPOSIT_CHECK_HOURS} 小时`],
  [/奖励/, `${AFTER_SALE_DAYS} 天`],
  [/续租/, `${MAX_RENT_HOURS} 小时`],
  [/加密摘要/, `${PERSON_KEPT_DAYS} 天`],
  [/卡密保管到查看后/, `${CARD_SETTLE_HOURS} 小时`],
  [/售后期结束/, `${AFTER_SALE_DAYS} 天`],
  [/申请扣除押金/, `${CLAIM_ANSWER_HOURS} 小时`],
];

const FIGURE = /\d+(?:\.\d+)? ?(?:天|日|小时|分钟|元|个月|年|%)/g;

/** @returns sentences whose figures are not those of the table */
const wrongFigures = (text: string): string[] =>
  text
    .split(/[。"]/)
    .filter((sentence) =>
      (sentence.match(FIGURE) ?? []).some(
        (figure) => !KEPT.some(([subject, kept]) => subject.test(sentence) && figure === kept),
      ),
    );

const routes = BRANDS.flatMap(({ landings }) =>
  landings.filter(({ kind }) => kind === "legal").map(({ route }) => route),
);

test.each(routes)("%s repeats only figures that the marketplace keeps, on every host", (route) => {
  const owner = landingByRoute(route);
  if (owner === undefined) throw new Error(`nobody owns ${route}`);
  const texts = BRANDS.map((host) =>
    JSON.stringify(legalPage(host, owner.brand, owner.landing).document),
  );
  expect([...new Set(texts.flatMap(wrongFigures))]).toEqual([]);
});

test("notices a figure of another promise, and one that nobody keeps", () => {
  const wrong = [
    `标有「无理由」的商品 ${NO_REASON_REFUND_DAYS + 4} 天内可退`,
    "被找回的 30 天内赔付",
  ];
  expect(wrongFigures(wrong.join("。"))).toEqual(wrong);
});
