interface RunningBoost {
  begunAt: Date;
  hours: number;
  stars: number;
}

const HOUR_MS = 60 * 60 * 1000;

/** @returns when a simulated booster, who works at a constant pace, reaches the target */
export const dueAt = ({ begunAt, hours }: Omit<RunningBoost, "stars">): Date =>
  new Date(begunAt.getTime() + hours * HOUR_MS);

/** @returns stars won until `now` at that pace; the last one only when the target is reached */
export function starsAt({ begunAt, hours, stars }: RunningBoost, now: Date): number {
  const passed = Math.max(0, now.getTime() - begunAt.getTime());
  return Math.min(Math.floor((passed * stars) / (hours * HOUR_MS)), stars - 1);
}
