import postgres from "postgres";
import { until } from "../../rehearse/rehearsal";
import { type Fault, REFUSED } from "../fault";

export const providersHung: Fault = {
  name: "providers-hung",
  does: "payment providers, SMS and WeChat accept connections, and answer nothing",
  seconds: 30,
  bound: REFUSED,
  alerts: ["ManyServerErrors", "MarketplaceCallsFail", "Overdue"],
  async begin({ providers, site }) {
    providers.silent();
    await makeTradesDue(site.databaseUrl);
    return () => providers.up();
  },
};

/** Has providers queried for unpaid orders now instead of a quarter of an hour later, when these expire. */
async function makeTradesDue(databaseUrl: string): Promise<void> {
  const client = postgres(databaseUrl, { max: 1 });
  try {
    await until("an order waits for its payment", async () => {
      const due = await client`
        update payment_trades set check_at = date_trunc('milliseconds', now()) where state = 'waiting'`;
      return due.count > 0;
    });
  } finally {
    await client.end();
  }
}
