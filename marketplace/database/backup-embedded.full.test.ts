import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { migrate } from "./migrate";
import { openEmbedded } from "./open-embedded";
import { settings } from "./schema";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backup-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

// docs/operations.md, "Backup and restore"
test("restores a copy of DATA_DIR that was made while nothing was running", async () => {
  const [shop, copy] = [join(folder, "shop"), join(folder, "copy")];
  const first = await openEmbedded(shop);
  await migrate(first.db);
  await first.db.insert(settings).values({ key: "before", value: "the backup" });
  await first.close();
  cpSync(shop, copy, { recursive: true });

  const later = await openEmbedded(shop);
  await later.db.insert(settings).values({ key: "after", value: "the backup" });
  await later.close();
  rmSync(shop, { recursive: true });
  cpSync(copy, shop, { recursive: true });

  const restored = await openEmbedded(shop);
  await migrate(restored.db);
  const names = await restored.db.select({ name: settings.key }).from(settings);
  expect(names.map(({ name }) => name)).toContain("before");
  expect(names.map(({ name }) => name)).not.toContain("after");
  await restored.db.execute(sql`vacuum`);
  await restored.close();
});
