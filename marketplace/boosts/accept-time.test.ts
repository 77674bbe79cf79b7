import { placeBoost } from "@storefront/testbed/marketplace/place-boost";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { acceptTime } from "./accept-time";
import { acceptBoost } from "./work-on-boost";

const BOOSTER = { name: "阿狸", head: "/a.webp", verified: true };

const test = useTestApp();

const readAcceptTime = async (most?: number) =>
  (await acceptTime(test.deps.db, most))[0]?.seconds ?? null;

async function acceptAfter(seconds: number): Promise<void> {
  const { db } = test.deps;
  const token = await test.tokenOf(1, 1);
  const { order_num } = (await placeBoost(test, token, { pay_type: 0 })).data;
  await test.clock.advance(seconds);
  await acceptBoost(db, order_num, BOOSTER, test.clock.now());
}

it("is unknown while no booster has accepted", async () => {
  await placeBoost(test, await test.tokenOf(1, 1), { pay_type: 0 });
  expect(await readAcceptTime()).toBeNull();
});

it("is the average from payment to acceptance, and what the pages get", async () => {
  await acceptAfter(30);
  await acceptAfter(91);
  expect(await readAcceptTime()).toBe(61);
  expect((await test.request("home", {})).data.booster_accept_s).toBe(61);
});

it("forgets all but the latest accepted boosts", async () => {
  await acceptAfter(3000);
  await acceptAfter(20);
  await acceptAfter(40);
  expect(await readAcceptTime(2)).toBe(30);
});
