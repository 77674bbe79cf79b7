import {
  answerPhone,
  phoneApprovalTicket,
  requestPhoneApproval,
} from "@/marketplace/orders/phone-approval";
import { placeOrder } from "../buyer/buy";
import { payInSandbox } from "../buyer/call-marketplace";
import { callerAt } from "../buyer/caller";
import { insertBuyers } from "../buyer/insert-buyers";
import { insertListing } from "./listing";
import { openRace, type Race } from "./open-race";

const config = { internalSecret: "the-secret-of-this-race-0123456789" };
const PHONES = 30;

let race: Race;
beforeAll(async () => {
  race = await openRace();
});
afterAll(() => race.close());

async function paidOrder() {
  const { goodsId } = await insertListing(race.db, 1);
  const [buyer] = await insertBuyers(race.db, race.clock, 1);
  const url = race.shopFor(0);
  const caller = callerAt(url, buyer?.token ?? "");
  const { order } = await placeOrder(caller, { goods_id: goodsId }, { pay_type: 2 });
  const { order_num } = order;
  await payInSandbox(url, order_num);
  return { orderNum: order_num, userId: buyer?.userId ?? 0 };
}

test("one of thirty phones can request the handover, and is logged in once when it claims concurrently", async () => {
  const { orderNum, userId } = await paidOrder();
  const deps = { db: race.db, clock: race.clock, config };
  const ticket = phoneApprovalTicket(config, orderNum);
  const requestFrom = (browser: string) =>
    requestPhoneApproval(deps, { orderNum, ticket, browser, brand: "", claim: true });
  const browsers = Array.from({ length: PHONES }, (_, index) => `phone-${index}`);
  const requests = await Promise.allSettled(browsers.map(requestFrom));
  const winners = browsers.filter((_, index) => requests[index]?.status === "fulfilled");
  expect(winners).toHaveLength(1);
  const [winner = ""] = winners;
  const { code } = await requestFrom(winner);
  const answers = await Promise.allSettled([
    answerPhone(deps, userId, { orderNum, code, approve: true }),
    answerPhone(deps, userId, { orderNum, code, approve: true }),
  ]);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const claims = await Promise.allSettled(browsers.map(() => requestFrom(winner)));
  const tokens = claims.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  expect(tokens).toHaveLength(1);
  expect(tokens[0]?.authorization).not.toBe("");
});
