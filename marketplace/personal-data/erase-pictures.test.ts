import { readdirSync } from "node:fs";
import { join } from "node:path";
import { useFolder } from "@storefront/testbed/jest/use-folder";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { photo, sendImage } from "@storefront/testbed/marketplace/send-image";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { afterSaleImages, commentImages, images } from "../database/schema";
import { sweepImages } from "../pictures/pictures";
import { erasePersonalData } from "./erase-personal-data";

const USER = 2;
const dataDir = useFolder("erased");
const uploads = join(dataDir, "pictures", "uploads");

const test = useTestApp({ dataDir });
const buyer = useBuyer(test, USER);

const upload = async () => (await sendImage(test, buyer.token, await photo())).data.image_id;

async function receivedOrder(): Promise<string> {
  const { order_num } = (await placeOrder(test, USER)).order;
  await settlePayment(test.deps, order_num);
  expect((await buyer.call("orderReceive", { order_num })).code).toBe(0);
  return order_num;
}

/** Closes the account, and lets the cleanup run a day later. */
async function close(): Promise<void> {
  const { db, config, clock } = test.deps;
  await db.transaction((tx) => erasePersonalData(tx, config, USER, clock.now()));
  await test.clock.advance(86_401);
  await sweepImages(test.deps);
}

const filesOf = (id: string) => readdirSync(uploads).filter((name) => name.includes(id));

const reviews = async () =>
  (await test.request("goodsDetail", { goods_id: 1010 })).data.comments.list;

it("deletes the pictures of reviews, rows and files, and keeps the text without a name", async () => {
  const order_num = await receivedOrder();
  const image = await upload();
  const review = { order_num, score: 5, content: "很快就到账了，谢谢老板", image_ids: [image] };
  expect((await buyer.call("writeReview", review)).code).toBe(0);
  expect(await reviews()).toMatchObject([{ images: [{ image_id: image }] }]);
  await close();
  expect(await reviews()).toMatchObject([
    { nickname: "已注销用户", content: "很快就到账了，谢谢老板", images: [] },
  ]);
  expect(await test.deps.db.$count(commentImages)).toBe(0);
  expect(await test.deps.db.$count(images)).toBe(0);
  expect(filesOf(image)).toEqual([]);
});

it("deletes the pictures of messages, and those that were never sent", async () => {
  const { order_num } = (await placeOrder(test, USER)).order;
  const [sent, loose] = [await upload(), await upload()];
  const about = { order_num, party: "seller" as const, image_id: sent };
  const message = { ...about, text: "", request_id: "r".repeat(32) };
  expect((await buyer.call("sendMessage", message)).code).toBe(0);
  await close();
  expect(await test.deps.db.$count(images)).toBe(0);
  expect([...filesOf(sent), ...filesOf(loose)]).toEqual([]);
});

it("keeps the evidence of an after-sale", async () => {
  const order_num = await receivedOrder();
  const image = await upload();
  const request = { order_num, reason: "not_working" as const, image_ids: [image] };
  expect((await buyer.call("orderRefund", request)).code).toBe(0);
  await close();
  expect(await test.deps.db.$count(afterSaleImages, eq(afterSaleImages.imageId, image))).toBe(1);
  expect(filesOf(image).length).toBeGreaterThan(0);
});
