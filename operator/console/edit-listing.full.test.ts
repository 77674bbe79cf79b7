import { goods, goodsSpecs, operatorAudit } from "@storefront/marketplace/database/schema";
import { signInAs } from "@storefront/testbed/operator/console-browser";
import { useConsole, useSite } from "@storefront/testbed/operator/use-console";
import { desc, eq } from "drizzle-orm";
import { readStoredListings } from "../catalogue/read-stored-listings";
import { listingFormValues } from "../listings/listing-form-values";

const test = useSite();
const owner = useConsole(test, "owner");

const storedOf = async (id: number) => {
  const [listing] = await readStoredListings(test.deps.db, eq(goods.id, id), 1);
  if (!listing) throw new Error(`there is no listing ${id}`);
  return listing;
};
/** Returns the fields that a browser sends of an unchanged listing form. */
async function formOf(id: number): Promise<Record<string, string>> {
  const { html } = await owner.get(`/admin/listings/${id}/edit`);
  const seen = /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? "";
  return { ...Object.fromEntries(listingFormValues(await storedOf(id))), seen };
}
const listed = async (): Promise<number> => {
  const rows = await test.deps.db.select().from(goodsSpecs).limit(1);
  return rows[0]?.goodsId ?? 0;
};

describe("an edited listing", () => {
  it("does not change when its form is sent unchanged", async () => {
    const ids = await test.deps.db.select({ id: goods.id }).from(goods).orderBy(goods.id).limit(12);
    for (const { id } of ids) {
      const before = await storedOf(id);
      const { status, html } = await owner.post(`/admin/listings/${id}/edit`, await formOf(id));
      expect([id, status, status === 303 ? "" : html]).toEqual([id, 303, ""]);
      const { goods: after, ...parts } = await storedOf(id);
      const { goods: unchanged, ...unchangedParts } = before;
      expect({ ...after, updatedAt: null }).toEqual({ ...unchanged, updatedAt: null });
      expect(parts).toEqual(unchangedParts);
    }
  });

  it("saves the input, keeps price, stock and unlisted state, and records what changed", async () => {
    const id = await listed();
    await owner.post(`/admin/listings/${id}/unlist`, {});
    const before = await storedOf(id);
    const form = { ...(await formOf(id)), name: "新的标题", "guarantees-不符退款": "on" };
    expect((await owner.post(`/admin/listings/${id}/edit`, form)).status).toBe(303);
    const after = await storedOf(id);
    expect(after.goods).toMatchObject({ name: "新的标题", removedAt: before.goods.removedAt });
    expect(after.goods.texts.guarantee.map(({ name }) => name)).toContain("不符退款");
    expect(after.stock).toEqual(before.stock);
    expect(after.specs).toEqual(before.specs);
    const [entry] = await test.deps.db
      .select()
      .from(operatorAudit)
      .orderBy(desc(operatorAudit.id))
      .limit(1);
    expect(entry).toMatchObject({ action: "listing.edit", after: { name: "新的标题" } });
    expect(Object.keys(entry?.after ?? {}).sort()).toEqual(["guarantees-不符退款", "name"]);
  });

  it("saves facts that its game defines and the end of its activity", async () => {
    const form = await formOf(1002);
    const fields = { ...form, activity_price: "1200", activity_until: "2126-03-01T10:00:00Z" };
    await owner.post("/admin/listings/1002/edit", {
      ...fields,
      fact_skins: "143",
      fact_server: "微信区、QQ 区",
    });
    const { goods: row } = await storedOf(1002);
    expect(row).toMatchObject({
      activityUntil: new Date("2126-03-01T10:00:00Z"),
      facts: { rank: "星耀 Ⅱ", skins: 143, server: ["微信区", "QQ 区"] },
    });
    const { html } = await owner.post("/admin/listings/1002/edit", {
      ...(await formOf(1002)),
      activity_until: "2020-03-01T10:00:00Z",
      fact_rank: "天神",
      fact_server: "渠道服",
    });
    for (const error of ["「天神」不在游戏「曜日战歌」的选项里", "「渠道服」不在", "要晚于现在"])
      expect(html).toContain(error);
  });

  it("gains a spec and loses none", async () => {
    const id = await listed();
    const count = (await storedOf(id)).specs.length;
    const form = await formOf(id);
    const lost = { ...form, "specs-0-name": "" };
    expect((await owner.post(`/admin/listings/${id}/edit`, lost)).html).toMatch(
      /id="specs-0-name-error"[^>]*>请填写</,
    );
    const spec = `specs-${count}`;
    const more = {
      ...form,
      [`${spec}-name`]: "又一个",
      [`${spec}-price`]: "12",
      [`${spec}-again`]: "12",
    };
    const { deliveryType } = (await storedOf(id)).goods;
    const piece = deliveryType === 2 ? { [`${spec}-secrets`]: "N-1" } : { [`${spec}-stock`]: "1" };
    const saved = await owner.post(`/admin/listings/${id}/edit`, { ...more, ...piece });
    expect(saved.status).toBe(303);
    const after = await storedOf(id);
    expect(after.specs.at(-1)).toMatchObject({ name: "又一个", priceFen: 1200 });
    expect(after.specs).toHaveLength(count + 1);
  });

  it("rejects the second of two concurrent edits and keeps its input", async () => {
    const id = await listed();
    const [mine, theirs] = [await formOf(id), await formOf(id)];
    await owner.post(`/admin/listings/${id}/edit`, { ...theirs, name: "甲改的" });
    const { status, html } = await owner.post(`/admin/listings/${id}/edit`, {
      ...mine,
      name: "乙改的",
    });
    expect(status).toBe(409);
    expect(html).toContain("刚被别人改过");
    expect(html).toContain('value="乙改的"');
    expect((await storedOf(id)).goods.name).toBe("甲改的");
  });

  it("can be edited by owners only, and only if it exists", async () => {
    const clerk = await signInAs(test, "clerk");
    const id = await listed();
    for (const path of ["new", `${id}/edit`]) {
      expect((await clerk.get(`/admin/listings/${path}`)).status).toBe(403);
      expect((await clerk.post(`/admin/listings/${path}`, {})).status).toBe(403);
    }
    expect((await owner.get("/admin/listings/999999999/edit")).status).toBe(404);
    expect((await owner.post("/admin/listings/999999999/edit", {})).status).toBe(404);
  });
});
