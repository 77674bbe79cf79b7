import { metricsOf } from "@storefront/platform/observability/metrics/catalogue";
import { type Check, expectTrue } from "../rehearsal";

/** Every program serves its metrics on its own port, with the requests of the previous checks counted. */
export const servesMetrics: Check = {
  name: "every program serves its metrics",
  async run({ site }) {
    let requests = 0;
    for (const [index, url] of site.metricsUrls.entries()) {
      const program = index < site.storefronts.length ? "storefront" : "marketplace";
      const text = await (await fetch(url)).text();
      const missing = metricsOf(program).filter((name) => !text.includes(`# TYPE ${name} `));
      expectTrue(missing.length === 0, `${url} has no ${missing.join(", ")}`);
      const counted = [...text.matchAll(/^http_requests_total\{.*\} (\d+)$/gm)];
      expectTrue(counted.length > 0, `${url} has counted no request`);
      requests += counted.reduce((sum, [, count]) => sum + Number(count), 0);
    }
    return `${requests} requests counted since the last starts`;
  },
};
