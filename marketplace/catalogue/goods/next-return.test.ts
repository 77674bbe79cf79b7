import {
  changePassword,
  RENT_LISTING,
  rentAccount,
  returnRented,
} from "@storefront/testbed/marketplace/rent-account";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { goods, goodsChanges, rentals } from "../../database/schema";
import { closeRentalNow, sweepRentals } from "../../rentals/rentals";

const RENTER = 1;
const HOUR_S = 3600;

const test = useTestApp();

beforeEach(() => requireNewSecrets(false));

const nextReturn = async () =>
  (await test.request("goodsDetail", { goods_id: RENT_LISTING })).data.next_return;

const requireNewSecrets = (newSecretPerRental: boolean) =>
  test.deps.db.update(goods).set({ newSecretPerRental }).where(eq(goods.id, RENT_LISTING));

/** @returns the tags of changes since the last call */
async function announced(): Promise<(string | null)[]> {
  const rows = await test.deps.db.delete(goodsChanges).returning({ tag: goodsChanges.tag });
  return rows.map(({ tag }) => tag);
}

describe("the next return of a rented account", () => {
  it("is none while the account can be rented", async () => {
    expect(await nextReturn()).toBeNull();
  });

  it("is the end of its rental", async () => {
    await rentAccount(test, RENTER, { hours: 4 });
    expect(await nextReturn()).toEqual({ ends_at: "2026-03-01T14:00:00.000Z", needs_check: 0 });
  });

  it("is told by lists and shops, too", async () => {
    await rentAccount(test, RENTER, { hours: 4 });
    const next_return = { ends_at: "2026-03-01T14:00:00.000Z", needs_check: 0 };
    const { data } = await test.request("searchGoods", { q: String(RENT_LISTING) });
    expect(data.list[0]).toMatchObject({ goods_id: RENT_LISTING, next_return });
    const found = (await test.request("goodsByIds", { ids: `${RENT_LISTING},1002` })).data.list;
    expect(found.map((item) => item.next_return)).toEqual([next_return, null]);
  });

  it("moves with an extension, which is announced", async () => {
    await rentAccount(test, RENTER, { hours: 4 });
    await announced();
    await test.deps.db.update(rentals).set({ endsAt: new Date("2026-03-01T15:00:00Z") });
    expect(await nextReturn()).toMatchObject({ ends_at: "2026-03-01T15:00:00.000Z" });
    expect(await announced()).toContain(`goods:${RENT_LISTING}`);
  });

  it("goes with an early return", async () => {
    const orderNum = await rentAccount(test, RENTER, { hours: 4 });
    await returnRented(test, RENTER, orderNum);
    expect(await nextReturn()).toBeNull();
  });

  it("stays until the rental is closed, even when its time has passed", async () => {
    await rentAccount(test, RENTER, { hours: 4 });
    await test.clock.advance(4 * HOUR_S + 1);
    expect(await nextReturn()).toMatchObject({ ends_at: "2026-03-01T14:00:00.000Z" });
    await sweepRentals(test.deps);
    expect(await nextReturn()).toBeNull();
  });

  it("says that the password is changed before the next rental, and goes with the return", async () => {
    await requireNewSecrets(true);
    const orderNum = await rentAccount(test, RENTER, { hours: 4 });
    expect(await nextReturn()).toMatchObject({ needs_check: 1 });
    await announced();
    const [rental] = await test.deps.db.select().from(rentals);
    await closeRentalNow(test.deps, rental?.orderId ?? 0, "renter");
    expect(await announced()).toContain(`goods:${RENT_LISTING}`);
    expect(await nextReturn()).toBeNull();
    await changePassword(test, orderNum, "新的密码 42");
    expect(await nextReturn()).toBeNull();
  });

  it("is announced when a paid rental begins", async () => {
    await rentAccount(test, RENTER, { hours: 4 });
    expect(await announced()).toContain(`goods:${RENT_LISTING}`);
  });
});
