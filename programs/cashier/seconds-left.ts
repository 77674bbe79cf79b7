/** @returns whole seconds until an unpaid order closes, 0 when it has */
export const secondsLeft = ({ expiresAt }: { expiresAt: Date }, now: Date): number =>
  Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
