import type { Deps } from "../deps";
import type { ProviderName } from "../providers/payments/provider";

/** Payment channels in display order. `ggpay` is the buyer's balance: pay_type 0 (product §3). */
const CHANNELS = [
  { channel_id: 1, channel_name: "支付宝", class_name: "alipay" },
  { channel_id: 2, channel_name: "微信支付", class_name: "wxpay" },
  { channel_id: 0, channel_name: "余额支付", class_name: "ggpay" },
] as const;

export type Channel = (typeof CHANNELS)[number];
export type ChannelName = Channel["class_name"];

export const BALANCE_CHANNEL = 0;

/** Returns the name of a channel, undefined when there is no such channel. */
export const channelOf = (channelId: number): ChannelName | undefined =>
  CHANNELS.find((each) => each.channel_id === channelId)?.class_name;

type Configured = Pick<Deps, "payments">;

/** Returns the channels offered to buyers: the balance and the configured payment providers. */
export const channelsOffered = ({ payments }: Configured): Channel[] =>
  CHANNELS.filter(({ class_name }) => class_name === "ggpay" || payments[class_name] !== undefined);

export const isOffered = (deps: Configured, channelId: number): boolean =>
  channelsOffered(deps).some(({ channel_id }) => channel_id === channelId);

/** Returns the names of the configured payment providers. */
export const providersOf = ({ payments }: Configured): ProviderName[] =>
  channelsOffered({ payments }).flatMap(({ class_name }) =>
    class_name === "ggpay" ? [] : class_name,
  );
