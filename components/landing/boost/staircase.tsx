import { RANKS } from "../copy/boost";

const STEP = 180;
const RISE = 64;

/** Five ranks as five steps up to the phone, the line of the climb above them. */
export function Staircase() {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-[400px]">
      {RANKS.map((rank, index) => (
        <div
          key={rank}
          className="absolute bottom-0 border-primary border-t-4 bg-primary/10"
          style={{
            left: index * STEP,
            width: index === RANKS.length - 1 ? "50vw" : STEP,
            height: RISE * (index + 1) + 8,
          }}
        >
          <span className="block pt-3 pl-4 font-semibold text-lg text-primary-strong">{rank}</span>
        </div>
      ))}
      <div
        className="absolute bottom-0 left-[-50vw] w-[50vw] border-primary border-t-4 bg-primary/10"
        style={{ height: 24 }}
      />
      {RANKS.slice(0, 4).map((rank, index) => (
        <span
          key={rank}
          className="absolute size-4 rounded-full border-4 border-primary-strong bg-spark"
          style={{ left: index * STEP + 150, bottom: RISE * (index + 1) + 12 }}
        />
      ))}
    </div>
  );
}
