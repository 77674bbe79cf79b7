interface RunningBoost {
  status: string;
  acceptedAt: Date | null;
  hours: number;
  stars: number;
}

const HOUR_MS = 60 * 60 * 1000;

/** @returns when a boost that progresses at a constant pace is done; null before it is accepted */
export const dueAt = ({
  acceptedAt,
  hours,
}: Pick<RunningBoost, "acceptedAt" | "hours">): Date | null =>
  acceptedAt === null ? null : new Date(acceptedAt.getTime() + hours * HOUR_MS);

/** @returns stars won until `now`, at a constant pace over the hours sold; the last one only when the order is done */
export function starsWon(order: RunningBoost, now: Date): number {
  if (order.status === "done" || order.status === "completed") return order.stars;
  if (order.status !== "accepted" || order.acceptedAt === null) return 0;
  const passed = Math.max(0, now.getTime() - order.acceptedAt.getTime());
  const won = Math.floor((passed * order.stars) / (order.hours * HOUR_MS));
  return Math.min(won, order.stars - 1);
}
