import type { Claim, KeptBy } from "../claim";

const RENT = "marketplace/rentals";
const DEPOSIT = `${RENT}/deposit.test.ts`;
const of = (title: string): KeptBy => [DEPOSIT, `the deposit of a returned account › ${title}`];
const claimed = (title: string): KeptBy => [DEPOSIT, `a claim against a deposit › ${title}`];

export const DEPOSITS: readonly Claim[] = [
  {
    key: "deposit-held",
    says: [
      "[租客的]押金由平台保管",
      "押金不进号主口袋，由平台保管",
      "由平台保管，不到号主手里",
      "租期里(由平台保管|代管)",
      "和租金一起付，由平台保管",
      "押金，平台保管",
    ],
    condition: "rentals with a deposit",
    keptBy: [
      of("is awaiting the seller for 24 h, and nothing moves meanwhile"),
      of("cannot be confirmed while the rental runs"),
    ],
  },
  {
    key: "deposit-returned",
    says: [
      "押金验号后[原路]退[回][，最晚 〔check〕 小时]",
      "号主验号后押金原路返回，最晚 〔check〕 小时",
      "号主验过号，押金(按原支付方式退|原路退回)，最晚 〔check〕 小时",
      "号主验过号，押金原路回到你账上",
      "押金等号主验(号|过号退)，最晚 〔check〕 小时[原路退]",
      "还号验号[之]后押金原路退回",
      "号主验号之后押金原路退回，最晚 〔DEPOSIT_CHECK_HOURS〕 小时",
      "归还并验号之后押金原路退回",
      "还号后号主验号，最晚 (〔check〕 小时退|〔DEPOSIT_CHECK_HOURS〕 小时原路退回)",
      "押金原路回来",
      "号主验号后(原路退回|退)，最晚还号后 〔check〕 小时",
      "号主验号后就退，最晚 〔check〕 小时",
      "验号后退，最晚 〔check〕 小时",
      "押金最晚 (〔check〕|〔DEPOSIT_CHECK_HOURS〕) 小时[原路]退",
      "还号后最晚 〔check〕 小时，没有人提出扣款，押金自动原路退回",
      "没有异议，到时间自动退",
      "没人说话，到时间自动退给你",
      "没有[申请]扣款就原路退回",
      "[押金]归还验号后退",
      "验号后退一单押金",
      "验过号押金就退",
      "押金归还后原路退",
      "租金按小时算，押金另付，归还之后按规则退",
      "押金（归还后退回",
      "还号后退回，最晚 〔DEPOSIT_CHECK_HOURS〕 小时",
      "归还后卖家验号，原路退回",
      "归还(或到期后由卖家|后由号主)验号，确认后[押金]原路退回，最晚 〔DEPOSIT_CHECK_HOURS〕 小时",
      "号主确认账号无误，或归还后满 〔DEPOSIT_CHECK_HOURS〕 小时没有申请扣除的，押金按原支付方式全额退回",
      "待卖家确认，最晚 〔due〕 退回",
      "=〔check〕 小时内",
      "=押金(退回|最迟退回)",
      "押金(明白退|另付另退|才退得痛快|早点退吗)",
      "押金多少、何时退",
      "看押金退还进度",
      "租号的押金什么时候退",
      "=(按时退回|按原支付方式退回|原路奉还)",
      "卖家验号后原路退押金，最晚 24 小时",
      "押金在归还后验号再原路退回",
      "归还后验号，最晚 24 小时原路退",
    ],
    condition: "rentals; without a claim 24 hours after the return at the latest",
    keptBy: [
      of("goes back to the provider once the seller has confirmed"),
      of("goes back to the balance when that had paid it"),
      of("goes back by itself at the deadline, once"),
    ],
  },
  {
    key: "deposits-apart",
    says: ["各退各的", "(还号|验号)后各退各的", "每单押金各退各的"],
    condition: "several rentals of one renter",
    keptBy: [
      [
        `${RENT}/rental-machine.test.ts`,
        "neither shares a login code nor returns a deposit twice in any sequence of steps, %s delivery",
      ],
    ],
  },
  {
    key: "deposit-undecided",
    says: ["裁决之前一分不扣", "裁决之前，一分不会扣"],
    condition: "claims against a deposit",
    keptBy: [claimed("stops the deposit until it is decided")],
  },
  {
    key: "deposit-rest",
    says: ["其余[押金]原路退回", "不扣的部分原路退回"],
    condition: "claims against a deposit that were agreed to or decided",
    keptBy: [
      claimed("keeps the claimed part once the renter agrees"),
      claimed("keeps %i fen as the operator decides"),
    ],
  },
  {
    key: "deposit-claim-withdrawn",
    says: ["卖家撤销申请，押金全额退回"],
    condition: "claims against a deposit that their seller withdraws",
    keptBy: [claimed("returns the whole deposit when the seller withdraws")],
  },
  {
    key: "deposit-answer",
    says: ["你可以在 〔CLAIM_ANSWER_HOURS〕 小时内同意"],
    condition: "claims against a deposit",
    keptBy: [claimed("is decided by nobody before the renter could answer")],
  },
  {
    key: "rental-starts",
    says: ["付款后马上上号", "马上可以玩"],
    condition: "rentals that are delivered automatically",
    keptBy: [
      [
        `${RENT}/rent.test.ts`,
        "renting › starts with the payment, and the phone shows the account and the end",
      ],
    ],
  },
  {
    key: "rental-completes",
    says: ["租用的账号在归还或到期后自动完成"],
    condition: "rentals that the seller hands over",
    keptBy: [
      "completes when it is returned, and shows the login no more",
      "completes when its time is up",
    ].map((title) => [
      `${RENT}/manual-rental.test.ts`,
      `a rental that the seller hands over › ${title}`,
    ]),
  },
  {
    key: "late-extension",
    says: ["到期以后才到账的续租款原路退回", "到期以后才到的付款自动原路退回"],
    condition: "extensions that are paid after the rental's end",
    keptBy: [
      [
        `${RENT}/extend-rental.test.ts`,
        "a late payment of an extension › is refunded after the time %s",
      ],
    ],
  },
];
