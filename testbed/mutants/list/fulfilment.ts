import type { Mutant } from "../mutant";

const TEST_FILE = "testbed/combinations/sold-unchanged.test.ts";
const IN_THE_NET = "ends every purchase in goods or in money when fulfilment fails";

/** Faults of fulfillment: each is detected, and ends in the safety net, where no buyer loses goods and money. */
const CONTAINED = {
  testFile: TEST_FILE,
  test: "fulfils every purchase at its payment when nothing fails",
  stillPasses: IN_THE_NET,
};

/** Faults of the safety net itself. */
const OF_THE_NET = { testFile: TEST_FILE, test: IN_THE_NET };

/** Fulfillment of paid orders, and what catches its failures. */
export const FULFILMENT: readonly Mutant[] = [
  {
    id: "one-secret-too-few",
    protects: "an order gets a card secret for each of its pieces",
    file: "marketplace/fulfilment/fulfil-order.ts",
    find: ".limit(piecesOf(order))",
    replacement: ".limit(piecesOf(order) - 1)",
    ...CONTAINED,
  },
  {
    id: "more-pieces-than-held",
    protects: "an order sells the pieces that it holds",
    file: "marketplace/fulfilment/fulfil-order.ts",
    find: 'moveStock(tx, order, "held", "sold")',
    replacement: 'moveStock(tx, { ...order, quantity: order.quantity + 9 }, "held", "sold")',
    ...CONTAINED,
  },
  {
    id: "delivery-without-a-deadline",
    protects: "a seller's delivery has a deadline",
    file: "marketplace/fulfilment/fulfil-order.ts",
    find: "after(now, order.deliveryHours * 3600)",
    replacement: "after(now, Number.NaN)",
    ...CONTAINED,
  },
  {
    id: "rental-without-an-account",
    protects: "a rental that its seller hands over starts with the delivery",
    file: "marketplace/orders/settle-order.ts",
    find: "if (order.deliveryType === AUTOMATIC_DELIVERY) await",
    replacement: "await",
    ...CONTAINED,
  },
  {
    id: "group-not-found",
    protects: "the payment of a group order goes into its group",
    file: "marketplace/groups/pay-into-group.ts",
    find: "assert(group,",
    replacement: "assert(!group,",
    ...CONTAINED,
  },
  {
    id: "paid-without-a-task",
    protects: "a paid order that is not fulfilled waits with a task",
    file: "marketplace/payments/settle-payment.ts",
    find: 'if (result === "applied") await addTask(',
    replacement: 'if (result === "repeated") await addTask(',
    ...OF_THE_NET,
  },
  {
    id: "task-without-its-cause",
    protects: "a failed fulfilment is recorded with its cause",
    file: "marketplace/payments/fulfilment-task.ts",
    find: "cause: describeCause(error), ",
    replacement: "",
    ...OF_THE_NET,
  },
  {
    id: "give-up-without-a-refund",
    protects: "an order that cannot be fulfilled is refunded",
    file: "marketplace/payments/fulfilment-task.ts",
    find: "await payable.giveUp(deps.clock.now())",
    replacement: "null",
    ...OF_THE_NET,
  },
  {
    id: "give-up-with-a-part",
    protects: "an order that cannot be fulfilled is refunded in full",
    file: "marketplace/orders/goods-payable.ts",
    find: "fen: order.totalFen, cause }",
    replacement: "fen: order.totalFen - 1, cause }",
    ...OF_THE_NET,
  },
];
