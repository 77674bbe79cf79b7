import { registerStorefronts } from "@storefront/marketplace/catalogue/catalogue";
import { comments, goodsChanges, operatorAudit } from "@storefront/marketplace/database/schema";
import { addReview } from "@storefront/testbed/marketplace/review-listing";
import { useConsole, useSite } from "@storefront/testbed/operator/use-console";

const GOODS = 1010;
const TEXT = "<b>到账很快</b>，下次还来";

const test = useSite();
const owner = useConsole(test, "owner");
let path: string;

beforeEach(async () => {
  await addReview(test, { goodsId: GOODS, score: 2, content: TEXT });
  const [review] = await test.deps.db.select().from(comments);
  path = `/admin/reviews/${review?.id}`;
});

const shown = async () => (await test.request("goodsDetail", { goods_id: GOODS })).data;
const audited = async () =>
  (await test.deps.db.select().from(operatorAudit))
    .filter(({ action }) => action.startsWith("review."))
    .map(({ action, after }) => [action, after]);

it("lists reviews as text, by reply and visibility", async () => {
  const { html } = await owner.get("/admin/reviews");
  expect(html).toContain("&lt;b&gt;到账很快&lt;/b&gt;");
  expect((await owner.get("/admin/reviews?show=unanswered")).html).toContain(path);
  expect((await owner.get("/admin/reviews?show=hidden")).html).toContain("没有这样的评价");
  expect((await owner.get("/admin/reviews/9999999999")).status).toBe(404);
});

it("replies for the seller once", async () => {
  await owner.get(path);
  expect((await owner.post(`${path}/reply`, { reply: " " })).html).toContain("请填写回复");
  const long = await owner.post(`${path}/reply`, { reply: "谢".repeat(301) });
  expect(long.html).toContain("最多 300 个字");
  const replied = await owner.post(`${path}/reply`, { reply: "谢谢支持" });
  expect(replied.location).toBe(`${path}?done=reply`);
  const { comments: reviews } = await shown();
  expect(reviews.list[0]?.reply).toMatchObject({ content: "谢谢支持" });
  await owner.get(path);
  const again = await owner.post(`${path}/reply`, { reply: "改一下" });
  expect([again.status, again.html]).toEqual([409, expect.stringContaining("已经回复过")]);
  expect(await audited()).toEqual([["review.reply", { characters: 4 }]]);
});

it("hides a review with a reason, out of the rating, and shows it again", async () => {
  expect((await shown()).user.credit_score).toBe(2);
  await owner.get(path);
  expect((await owner.post(`${path}/hide`, { reason: "" })).html).toContain("请写明理由");
  await owner.post(`${path}/hide`, { reason: "含有广告" });
  const hidden = await shown();
  expect([hidden.comments.total, hidden.comments.list, hidden.user.credit_score]).toEqual([
    0,
    [],
    0,
  ]);
  expect((await owner.get("/admin/reviews?show=hidden")).html).toContain(path);
  await owner.get(path);
  expect((await owner.post(`${path}/hide`, { reason: "再来" })).status).toBe(409);
  await owner.get(path);
  await owner.post(`${path}/show`, {});
  expect((await shown()).comments.total).toBe(1);
  expect(await audited()).toEqual([
    ["review.hide", { reason: "含有广告" }],
    ["review.show", null],
  ]);
});

it("refreshes the pages of listing and shop", async () => {
  const { db, clock } = test.deps;
  await registerStorefronts(db, ["http://storefront.test"], clock.now());
  await db.delete(goodsChanges);
  await owner.get(path);
  await owner.post(`${path}/reply`, { reply: "谢谢支持" });
  const { user_id } = await shown();
  expect(await db.select().from(goodsChanges)).toMatchObject([
    { goodsId: GOODS, sellerId: user_id },
  ]);
});
