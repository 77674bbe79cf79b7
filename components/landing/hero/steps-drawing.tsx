/** The steps, lowest first. */
const RANKS = ["黄金", "铂金", "钻石", "星耀", "王者"] as const;

const STEP = 180;
const RISE = 64;

/** Five ranks as steps up to the phone, with the line of the climb above. */
export function Staircase() {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-[400px] small:drawn-1000">
      {RANKS.map((rank, index) => (
        <div
          key={rank}
          className="absolute bottom-0 border-glow border-t-4 bg-[color-mix(in_oklab,var(--glow)_12%,transparent)]"
          style={{
            left: index * STEP,
            width: index === RANKS.length - 1 ? "50vw" : STEP,
            height: RISE * (index + 1) + 8,
          }}
        >
          <span className="block pt-3 pl-4 font-semibold text-lg text-mark">{rank}</span>
        </div>
      ))}
      <div
        className="absolute bottom-0 left-[-50vw] w-[50vw] border-glow border-t-4 bg-[color-mix(in_oklab,var(--glow)_12%,transparent)]"
        style={{ height: 24 }}
      />
      {RANKS.slice(0, 4).map((rank, index) => (
        <span
          key={rank}
          className="absolute size-4 rounded-full border-4 border-glow bg-spark"
          style={{ left: index * STEP + 150, bottom: RISE * (index + 1) + 12 }}
        />
      ))}
    </div>
  );
}
