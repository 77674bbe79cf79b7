import type { BuyerEvent, PurchaseCall } from "../effects";
import { runPurchase } from "../run-purchase";
import type { State } from "../state";
import type { Start } from "../step";
import { EMPTY_DRAFT } from "../terms/order-draft";
import { REQUEST } from "./answers";
import { fakeShop } from "./fake-shop";

export const BUY: Extract<Start, { kind: "buy" }> = {
  kind: "buy",
  request: REQUEST,
  draft: EMPTY_DRAFT,
  unconfirmed: null,
  own: null,
};

export const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

export function openPurchase(shop = fakeShop(), start: Start = BUY) {
  const run = runPurchase(start, shop.ports);
  const at = <N extends State["name"]>(name: N): Extract<State, { name: N }> => {
    const state = run.state();
    expect(state.name).toBe(name);
    return state as Extract<State, { name: N }>;
  };
  const send = async (event: BuyerEvent) => {
    run.send(event);
    await pass();
  };
  return { shop, run, at, send };
}

export async function openConfirmDialog(shop = fakeShop(), start: Start = BUY) {
  const test = openPurchase(shop, start);
  await pass();
  test.at("editing");
  return test;
}

export async function toScan(shop = fakeShop()) {
  const test = await openConfirmDialog(shop);
  await test.send({ type: "submit" });
  await pass(500);
  test.at("awaitingPayment");
  return test;
}

export const builds = (calls: PurchaseCall[]) =>
  calls.flatMap((call) => (call.name === "buildOrder" ? [call.payload] : []));
