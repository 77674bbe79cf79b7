import { resolve } from "node:path";
import { agreeToTexts } from "../agree-to-texts";
import { type Check, expectTrue, SLOWEST, seconds } from "../rehearsal";

/** Bound from a program's start to its first answer, in ms. */
const START_MS = 3_000;

/** Installs the first version: migrates, imports the catalog, adds assets, starts two of each program. */
export const install: Check = {
  name: "install: migrate, import, start two of each program",
  async run({ site, first }) {
    await site.run(first, "migrate");
    const catalogue = resolve(first.programs.marketplace, "sandbox", "catalogue");
    await site.run(first, "market", ["import", catalogue]);
    await agreeToTexts(site.databaseUrl);
    site.addAssets(first);
    for (const instance of [...site.marketplaces, ...site.storefronts]) await instance.start(first);
    const slowest = (target: string) =>
      Math.max(
        ...[...site.marketplaces, ...site.storefronts]
          .filter((each) => each.target === target)
          .flatMap(({ startTimes }) => startTimes),
      );
    const times = [slowest("marketplace"), slowest("storefront")];
    expectTrue(Math.max(...times) < SLOWEST * START_MS, `started in ${times.map(seconds)}`);
    return `marketplace ${seconds(times[0] ?? 0)}, storefront ${seconds(times[1] ?? 0)}`;
  },
};
