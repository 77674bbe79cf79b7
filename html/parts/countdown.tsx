/** Seconds left as mm:ss or h:mm:ss; countdown.js continues the count. */
export function Countdown({ seconds }: { seconds: number }) {
  return (
    <span class="figures" role="timer" data-countdown={String(seconds)}>
      {clockFigures(seconds)}
    </span>
  );
}

/**
 * @param seconds whole and not negative
 * @returns "14:05", "1:00:00"
 */
function clockFigures(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
