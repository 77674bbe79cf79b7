import type { Channel } from "@/lib/purchase/terms/offer";
import type { ExtensionOffer } from "./order-page";

const HOUR_MS = 3_600_000;

/** Hours that are offered as buttons. */
const PRESETS = [1, 2, 6, 24] as const;

export interface ExtensionTerms {
  hours: number;
  fen: number;
  /** The new end; null when the present one is not known. */
  endsAt: Date | null;
  /** The chosen channel, else the balance when it is enough, else the first; null: none is offered. */
  channel: Channel | null;
  /** The balance is chosen, and does not cover the price. */
  isShort: boolean;
}

/** @returns price, end and channel of an extension by `hours`, within what the offer allows */
export function extensionTerms(
  { hourFen, mostHours, channels, balanceFen }: ExtensionOffer,
  chosen: { hours: number; channelId: number | null; endsAt: Date | null },
): ExtensionTerms {
  const hours = Math.min(mostHours, Math.max(1, Math.floor(chosen.hours) || 1));
  const fen = hourFen * hours;
  const balance = channels.find(({ kind }) => kind === "ggpay" && balanceFen >= fen);
  const channel =
    channels.find(({ id }) => id === chosen.channelId) ?? balance ?? channels[0] ?? null;
  return {
    hours,
    fen,
    endsAt: chosen.endsAt && new Date(chosen.endsAt.getTime() + hours * HOUR_MS),
    channel,
    isShort: channel?.kind === "ggpay" && balanceFen < fen,
  };
}

export const hourChoices = ({ mostHours }: Pick<ExtensionOffer, "mostHours">): number[] =>
  PRESETS.filter((hours) => hours <= mostHours);
