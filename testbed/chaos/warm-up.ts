import { Visitor } from "../buyer/visitor";
import { until } from "../rehearse/rehearsal";
import { PAGES } from "./run-fault";
import type { World } from "./world";

/** Waits until every storefront has every page in its cache, as after a minute of visitors. */
export async function warmUp({ site: { storefronts } }: World): Promise<void> {
  const visitor = new Visitor();
  for (const { port } of storefronts)
    for (const path of PAGES)
      await until(
        `${path} on ${port}`,
        async () => (await visitor.send(path, { port })).status === 200,
      );
}
