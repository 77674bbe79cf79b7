import type { Deps } from "../../deps";

/** Payment channels by id, in the order the buyer sees them. `ggpay` is the buyer's balance: pay_type 0 (product §3). */
const CHANNELS = [
  { channel_id: 1, channel_name: "支付宝", class_name: "alipay" },
  { channel_id: 2, channel_name: "微信支付", class_name: "wxpay" },
  { channel_id: 0, channel_name: "余额支付", class_name: "ggpay" },
] as const;

export type Channel = (typeof CHANNELS)[number];
export type ChannelName = Channel["class_name"];

export const BALANCE_CHANNEL = 0;

/** @returns undefined when there is no such channel */
export const channelOf = (channelId: number): ChannelName | undefined =>
  CHANNELS.find((each) => each.channel_id === channelId)?.class_name;

type Configured = Pick<Deps, "payments">;

/** The channels that buyers may choose: the balance, and the payment providers that are configured. */
export const channelsOffered = ({ payments }: Configured): Channel[] =>
  CHANNELS.filter(({ class_name }) => class_name === "ggpay" || payments[class_name] !== undefined);

export const isOffered = (deps: Configured, channelId: number): boolean =>
  channelsOffered(deps).some(({ channel_id }) => channel_id === channelId);
