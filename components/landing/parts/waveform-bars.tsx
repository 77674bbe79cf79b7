import { waveform } from "@/lib/landing/waveform";

/** Distance between bars, in pixels. */
const STEP = 7;
const BAR = 4;

interface Props {
  /** Seed of the waveform, such as the speaker's name. */
  seed: string;
  bars: number;
  height: number;
  className?: string;
}

/** A waveform as in sound editors, in the current color: `bars` × 7 px wide. */
export function WaveformBars({ seed, bars, height, className = "" }: Props) {
  const lines = waveform(seed, bars).map((loud, index) => {
    const length = Math.max(1, Math.round(loud * (height - BAR)));
    return `M${index * STEP + BAR / 2} ${Math.round((height - length) / 2)}v${length}`;
  });
  return (
    <svg
      viewBox={`0 0 ${bars * STEP} ${height}`}
      style={{ width: bars * STEP, height }}
      className={`block shrink-0 ${className}`}
      aria-hidden="true"
    >
      <path d={lines.join("")} stroke="currentColor" strokeWidth={BAR} strokeLinecap="round" />
    </svg>
  );
}
