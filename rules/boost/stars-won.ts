interface RunningBoost {
  status: string;
  acceptedAt: Date | null;
  hours: number;
  stars: number;
}

const HOUR_MS = 60 * 60 * 1000;

/** When a boost is through at its even pace. */
export const dueAt = ({
  acceptedAt,
  hours,
}: Pick<RunningBoost, "acceptedAt" | "hours">): Date | null =>
  acceptedAt === null ? null : new Date(acceptedAt.getTime() + hours * HOUR_MS);

/** @returns stars won so far: an even pace over the hours that were sold, the last one with the order's end */
export function starsWon(order: RunningBoost, now: Date): number {
  if (order.status === "done" || order.status === "completed") return order.stars;
  if (order.status !== "accepted" || order.acceptedAt === null) return 0;
  const passed = Math.max(0, now.getTime() - order.acceptedAt.getTime());
  const won = Math.floor((passed * order.stars) / (order.hours * HOUR_MS));
  return Math.min(won, order.stars - 1);
}
