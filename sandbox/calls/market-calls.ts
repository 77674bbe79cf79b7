import type { Markets, MarketTimes } from "../markets/create-markets";
import { type ImplementedCall, implementCall } from "./implement-call";

/** Returns the calls that begin and end markets of testers. */
export const marketCalls = (markets: Markets): ImplementedCall[] => [
  implementCall("createMarket", async () => {
    const { id, ...times } = await markets.create();
    return { market: id, ...shown(times) };
  }),
  implementCall("readMarket", async ({ market }) => ({ market, ...shown(markets.times(market)) })),
  implementCall("endMarket", async ({ market }) => {
    await markets.end(market);
    return { market };
  }),
];

const shown = ({ createdAt, endsAt }: MarketTimes) => ({
  created_at: new Date(createdAt).toISOString(),
  ends_at: new Date(endsAt).toISOString(),
});
