import { formatCountdown, spokenCountdown } from "@/lib/purchase/countdown";

/** Time left to pay, hours:minutes:seconds. Announced to screen readers at a few moments, not every second. */
export function Countdown({ seconds }: { seconds: number }) {
  return (
    <>
      <p className="flex items-center gap-2 text-ink-2">
        剩余支付时间
        <span role="timer" aria-live="off" className="figures font-semibold text-accent text-base">
          {formatCountdown(seconds)}
        </span>
      </p>
      <span aria-live="polite" className="sr-only">
        {spokenCountdown(seconds)}
      </span>
    </>
  );
}
