import type { Bug } from "./list";

/**
 * Faults out of the simulation's reach: it runs one transaction at a time, calls providers without their protocols, has
 * one kind of each listing and no storefront. `simulate:compare` shows which tool finds them.
 */
export const OTHER_BUGS: readonly Bug[] = [
  {
    id: "buyer-not-locked",
    protects: "concurrent orders of a buyer count against the limit one after the other",
    file: "marketplace/order-records/buyer-history.ts",
    find: "pg_advisory_xact_lock(",
    replacement: "pg_advisory_xact_lock_shared(",
    seeds: 1,
  },
  {
    id: "group-not-locked",
    protects: "concurrent buyers cannot take the same seat of a group",
    file: "marketplace/groups/seats.ts",
    find: 'eq(groupBuys.id, groupId))\n    .for("no key update");',
    replacement: "eq(groupBuys.id, groupId));",
    seeds: 1,
  },
  {
    id: "repeated-refund-refused",
    protects: "a refund that Alipay has made already is not taken for refused",
    file: "marketplace/providers/payments/alipay/read-answer.ts",
    find: '"refunded" : "pending"',
    replacement: '"refunded" : "refused"',
    seeds: 1,
  },
  {
    id: "paid-read-as-closed",
    protects: "a trade of WeChat Pay that cannot be closed because it was paid is paid",
    file: "marketplace/providers/payments/wechat/read-answer.ts",
    find: 'if (PAID.has(code)) return { state: "paid" };',
    replacement: 'if (PAID.has(code)) return { state: "closed" };',
    seeds: 1,
  },
  {
    id: "rental-at-list-price",
    protects: "a rental costs the price of the activity that its page shows",
    file: "marketplace/orders/read-offer.ts",
    find: "rentTerms(unitFen(priced), rentHours, goods)",
    replacement: "rentTerms(priced.priceFen, rentHours, goods)",
    seeds: 1,
  },
  {
    id: "rental-without-account",
    protects: "a rental that its seller hands over starts with the delivery",
    file: "marketplace/orders/settle-order.ts",
    find: "if (order.deliveryType === AUTOMATIC_DELIVERY) await",
    replacement: "await",
    seeds: 1,
  },
  {
    id: "no-other-storefront",
    protects: "a killed storefront's visitors are served by the other one",
    file: "deploy/nginx.conf.template",
    find: "proxy_next_upstream error timeout;",
    replacement: "proxy_next_upstream off;",
    seeds: 1,
  },
];
