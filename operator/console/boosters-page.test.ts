import { countOnlineBoosters } from "@storefront/marketplace/boosts/boosts";
import { boosters, operatorAudit } from "@storefront/marketplace/database/schema";
import { signInAs } from "@storefront/testbed/operator/console-browser";
import { useSite } from "@storefront/testbed/operator/use-console";
import { eq } from "drizzle-orm";

const test = useSite();

const PATH = "/admin/boosters";
const named = async (name: string) =>
  (await test.deps.db.select().from(boosters).where(eq(boosters.name, name)))[0];

it("adds a booster, who counts as online once verified and online", async () => {
  const [owner, clerk] = [await signInAs(test, "owner"), await signInAs(test, "clerk")];
  const before = await countOnlineBoosters(test.deps.db);
  expect((await clerk.post(`${PATH}/add`, { name: "慢慢打" })).status).toBe(303);
  const added = await named("慢慢打");
  expect(added).toMatchObject({ verified: false, online: false });
  expect((await clerk.post(`${PATH}/${added?.id}/online`, { to: "1" })).status).toBe(303);
  expect(await countOnlineBoosters(test.deps.db)).toBe(before);
  expect((await owner.post(`${PATH}/${added?.id}/verified`, { to: "1" })).status).toBe(303);
  expect(await countOnlineBoosters(test.deps.db)).toBe(before + 1);
  expect((await clerk.get(PATH)).html).toContain("慢慢打");
  const audit = await test.deps.db
    .select({ action: operatorAudit.action })
    .from(operatorAudit)
    .where(eq(operatorAudit.subject, `booster ${added?.id}`));
  expect(audit.map(({ action }) => action)).toEqual([
    "booster.add",
    "booster.change",
    "booster.change",
  ]);
});

it.each([
  ["an empty name", "", "请填写昵称"],
  ["a long name", "长".repeat(21), "最多 20 字"],
  ["a name that is taken", "夜航星", "已经有这个昵称的代练"],
])("refuses %s", async (_, name, message) => {
  const clerk = await signInAs(test, "clerk");
  const count = await test.deps.db.$count(boosters);
  expect((await clerk.post(`${PATH}/add`, { name })).html).toContain(message);
  expect(await test.deps.db.$count(boosters)).toBe(count);
});

it("refuses to switch a booster to what it is, or one that does not exist", async () => {
  const clerk = await signInAs(test, "clerk");
  const booster = await named("夜航星");
  expect((await clerk.post(`${PATH}/${booster?.id}/online`, { to: "1" })).status).toBe(409);
  expect((await clerk.post(`${PATH}/999999/online`, { to: "0" })).status).toBe(409);
});
