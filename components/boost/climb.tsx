import type { Choice } from "@/lib/boost/rank-trees";

interface Props {
  /** Lowest first. */
  tiers: readonly Choice[];
  /** Id of the start tier; null when none is chosen. */
  from: number | null;
  /** Ids of the target tiers: none yet, one, or two to compare. */
  to: readonly number[];
}

/** Heights of the lowest and the highest step, in percent. */
const LOWEST = 22;
const HIGHEST = 97;

/** The tiers as steps, with the climb highlighted. Decorative; the text below carries the same information. */
export function Climb({ tiers, from, to }: Props) {
  const first = tiers.findIndex(({ id }) => id === from);
  const lasts = to.map((end) => tiers.findIndex(({ id }) => id === end));
  const last = Math.max(-1, ...lasts);
  const rise = (HIGHEST - LOWEST) / Math.max(1, tiers.length - 1);
  return (
    <div
      aria-hidden="true"
      className="flex h-full flex-1 items-end gap-1.5 border-white/25 border-b small:gap-1"
    >
      {tiers.map(({ id, name }, index) => {
        const inClimb = first >= 0 && last >= first && index >= first && index <= last;
        const end = index === first || lasts.includes(index);
        return (
          <div
            key={id}
            style={{ height: `${LOWEST + index * rise}%` }}
            className={`relative min-w-0 flex-1 rounded-t-s pt-2 text-center text-xs transition-colors ${inClimb ? "bg-primary text-white" : end ? "bg-white/25 text-white" : "bg-white/10 text-white/70"}`}
          >
            {end ? <span className="-top-1 absolute inset-x-0 h-1 rounded-full bg-spark" /> : null}
            {name}
          </div>
        );
      })}
    </div>
  );
}
