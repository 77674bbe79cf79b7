import type { CallRequest } from "@storefront/contract/calls";
import { ERRORS } from "@storefront/contract/codes";
import { meanTenths } from "@storefront/contract/listing/rating";
import { insertReviews } from "@storefront/sandbox/sample-catalog/insert-reviews";
import { useFolder } from "@storefront/testbed/jest/use-folder";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { rentAccount, returnRented } from "@storefront/testbed/marketplace/rent-account";
import { photo, sendImage } from "@storefront/testbed/marketplace/send-image";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, isNull } from "drizzle-orm";
import fc from "fast-check";
import { comments, goods, images, sellers } from "../../database/schema";

const GOODS = 1010;
const BUYER = 1;
const OTHER = 2;
const DAY_S = 86_400;
const dataDir = useFolder("reviews");

const test = useTestApp({ dataDir });
let token: string;

beforeEach(async () => {
  token = await test.tokenOf(BUYER, 1);
});

async function paidOrder(): Promise<string> {
  const { order } = await placeOrder(test, BUYER, { goodsId: GOODS });
  await settlePayment(test.deps, order.order_num);
  return order.order_num;
}
async function receivedOrder(): Promise<string> {
  const order_num = await paidOrder();
  await test.request("orderReceive", { order_num }, { token });
  return order_num;
}
const write = async (
  order_num: string,
  more: Partial<CallRequest<"writeReview">> = {},
  as = token,
) =>
  test.request(
    "writeReview",
    { order_num, score: 4, content: "到账很快，下次还来", ...more },
    { token: as },
  );
const shown = async () => (await test.request("goodsDetail", { goods_id: GOODS })).data;
const uploaded = async () => (await sendImage(test, token, await photo())).data.image_id;
const detail = async (order_num: string) =>
  (await test.request("orderDetail", { order_num }, { token })).data;

it("publishes the review of a received order and counts it for goods and shop", async () => {
  const order_num = await receivedOrder();
  expect((await detail(order_num)).review_state).toBe("open");
  const image_ids = [await uploaded()];
  const written = await write(order_num, { image_ids });
  expect(written).toMatchObject({ code: 0, data: { score: 4, edited_at: null, reply: null } });
  const { comments: reviews, user } = await shown();
  expect(reviews).toMatchObject({ total: 1, scores: [0, 0, 0, 1, 0] });
  expect(reviews.list).toMatchObject([
    {
      nickname: "南***",
      content: "到账很快，下次还来",
      edited: 0,
      images: [{ image_id: image_ids[0] }],
    },
  ]);
  expect((await test.app.request(reviews.list[0]?.images?.[0]?.url ?? "")).status).toBe(200);
  expect(user.credit_score).toBe(4);
  expect((await detail(order_num)).review_state).toBe("written");
  const listed = await test.request("orderList", {}, { token });
  expect(listed.data.list[0]?.review_state).toBe("written");
});

it("refuses orders that are not received, under after-sale, or another buyer's", async () => {
  const order_num = await paidOrder();
  expect(await write(order_num)).toMatchObject({ status: 409, code: ERRORS.reviewClosed.code });
  expect((await detail(order_num)).review_state).toBeNull();
  await test.request("orderReceive", { order_num }, { token });
  const stranger = await write(order_num, {}, await test.tokenOf(OTHER));
  expect(stranger).toMatchObject({ status: 404, code: ERRORS.orderNotFound.code });
  await test.request("orderRefund", { order_num, reason: "not_working", text: "" }, { token });
  expect((await write(order_num)).code).toBe(ERRORS.reviewClosed.code);
  expect(await test.deps.db.$count(comments)).toBe(0);
});

it("accepts the review of a rental once it is over", async () => {
  const order_num = await rentAccount(test, BUYER);
  await test.request("orderReceive", { order_num }, { token });
  expect((await write(order_num)).code).toBe(ERRORS.reviewClosed.code);
  await returnRented(test, BUYER, order_num);
  expect((await write(order_num)).code).toBe(0);
});

it("changes nothing when the request is repeated, also at the same time", async () => {
  const order_num = await receivedOrder();
  const image_ids = [await uploaded()];
  const answers = await Promise.all([1, 2, 3].map(() => write(order_num, { image_ids })));
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
  await test.clock.advance(8 * DAY_S);
  token = await test.tokenOf(BUYER, 1);
  expect(await write(order_num, { image_ids })).toMatchObject({
    code: 0,
    data: { edited_at: null, editable_until: null },
  });
  expect((await shown()).comments.total).toBe(1);
});

it("can be edited for seven days, and says that it was", async () => {
  const order_num = await receivedOrder();
  const [first, second] = [await uploaded(), await uploaded()];
  await write(order_num, { image_ids: [first, second] });
  await test.clock.advance(7 * DAY_S - 60);
  token = await test.tokenOf(BUYER, 1);
  const third = await uploaded();
  const edit = { score: 2, content: "用了几天掉线了", image_ids: [second, third] };
  expect((await write(order_num, edit)).code).toBe(0);
  const { comments: reviews, user } = await shown();
  expect(reviews).toMatchObject({ total: 1, scores: [0, 1, 0, 0, 0] });
  expect(reviews.list[0]).toMatchObject({ edited: 1, content: "用了几天掉线了" });
  expect(reviews.list[0]?.images?.map(({ image_id }) => image_id)).toEqual([second, third]);
  expect(user.credit_score).toBe(2);
  const loose = await test.deps.db.select().from(images).where(isNull(images.attachedAt));
  expect(loose.map(({ id }) => id)).toEqual([first]);
  await test.clock.advance(61);
  expect(await write(order_num, { score: 5 })).toMatchObject({
    status: 409,
    code: ERRORS.reviewLocked.code,
  });
});

it("refuses pictures of others, of messages, and a fourth one", async () => {
  const order_num = await receivedOrder();
  const theirs = (await sendImage(test, await test.tokenOf(OTHER), await photo())).data.image_id;
  expect((await write(order_num, { image_ids: [theirs] })).code).toBe(ERRORS.imageNotFound.code);
  expect(await test.deps.db.$count(comments)).toBe(0);
  const four = await Promise.all([1, 2, 3, 4].map(uploaded));
  expect(await write(order_num, { image_ids: four })).toMatchObject({ status: 400 });
});

it.each([
  ["too few characters", "好好好好"],
  ["only invisible characters", "\u200b\u200d\u202e \u2060\ufeff\u200b"],
  ["too many characters", "好".repeat(501)],
  ["a control character", "到账很快\u0007，好评"],
  ["half a character", "到账很快\ud83d，好评"],
])("refuses a text of %s and says why", async (_, content) => {
  const order_num = await receivedOrder();
  const answer = await write(order_num, { content });
  expect(answer).toMatchObject({ status: 400, code: ERRORS.invalid.code });
  expect(answer.msg).toMatch(/[\u4e00-\u9fff]/);
});

it("keeps markup, other scripts and emoji as text, without overrides and empty lines", async () => {
  const order_num = await receivedOrder();
  const content = "<script>alert(1)</script> مرحبا 👩🏽‍🚀 https://bad.example";
  await write(order_num, { content: `\u202e${content}\u2066\r\n\r\n\r\n\r\n很好` });
  expect((await shown()).comments.list[0]?.content).toBe(`${content}\n\n很好`);
});

it("refuses a row without a received order of its goods", async () => {
  const row = { nickname: "a", headImgUrl: "", score: 5, content: "好", createdAt: new Date() };
  await insertReviews(test.deps.db, [
    { goodsId: GOODS, nickname: "甲", score: 5, content: "好", at: new Date() },
  ]);
  const [real] = await test.deps.db.select().from(comments);
  await test.deps.db.delete(comments);
  const orderId = real?.orderId ?? 0;
  const insert = (goodsId: number) =>
    test.deps.db.insert(comments).values({ ...row, goodsId, orderId });
  await expect(insert(1001)).rejects.toThrow();
  await expect(insert(GOODS)).resolves.toBeDefined();
});

it("keeps the mean of a seller equal to that of its public reviews", async () => {
  const [listing] = await test.deps.db.select().from(goods).where(eq(goods.id, GOODS));
  const sellerId = listing?.sellerId ?? 0;
  const change = fc.record({
    score: fc.integer({ min: 1, max: 5 }),
    act: fc.constantFrom("add" as const, "score" as const, "hide" as const, "show" as const),
    which: fc.nat(5),
  });
  await fc.assert(
    fc
      .asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
        const { db } = test.deps;
        for (const { score, act, which } of changes) {
          const review = (await db.select().from(comments).orderBy(comments.id))[which];
          if (act === "add") {
            const at = test.clock.now();
            await insertReviews(db, [{ goodsId: GOODS, nickname: "甲", content: "好", score, at }]);
          } else if (review) {
            const hidden = { hiddenAt: new Date(), hiddenReason: "广告", hiddenBy: "lin" };
            const shownAgain = { hiddenAt: null, hiddenReason: null, hiddenBy: null };
            const set = act === "score" ? { score } : act === "hide" ? hidden : shownAgain;
            await db.update(comments).set(set).where(eq(comments.id, review.id));
          }
        }
        const visible = await db.select().from(comments).where(isNull(comments.hiddenAt));
        const points = visible.reduce((sum, { score }) => sum + score, 0);
        const [seller] = await db.select().from(sellers).where(eq(sellers.id, sellerId));
        expect(seller).toMatchObject({
          reviewCount: visible.length,
          reviewPoints: points,
          creditTenths: meanTenths(points, visible.length),
        });
      })
      .beforeEach(() => test.reset()),
    { numRuns: 8 },
  );
});
