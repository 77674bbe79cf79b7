/**
 * The claims that each guarantee of the table of promises (contract/listing/promise-table.ts) makes, by their keys: their
 * tests keep the guarantee.
 */
export const GUARANTEES: Readonly<Record<string, readonly string[]>> = {
  平台担保: [
    ...["escrow-held", "escrow-released", "dispute-freezes"],
    ...["escrow-of-cards", "escrow-of-rentals", "escrow-of-others"],
  ],
  卡密保真: ["after-sale", "after-sale-verified"],
  自动发货: ["automatic-delivery", "group-delivered"],
  超时退款: ["late-delivery"],
  找回包赔: ["found-back", "after-sale", "after-sale-verified"],
  不符退款: ["after-sale", "after-sale-verified"],
  账号保障: ["inspection-report", "after-sale"],
  验号报告: ["inspection-report", "after-sale"],
  换绑陪同: ["rebinding-help"],
  实名可换: ["after-sale"],
};

/** Of every guarantee that people decide: who answers, and who decides when they do not agree. */
export const DECIDED = ["seller-answers", "platform-decides"];
