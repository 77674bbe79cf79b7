/** Positions of the parts' numbers in the 440 × 560 box of the drawing: number, cord, lead seal, stub. */
export const TAG_SPOTS = [
  [72, 274],
  [330, 58],
  [404, 176],
  [84, 486],
] as const;

/** The tag attached to a bag: its number, the cord through the handle, the lead seal and the tear-off stub. */
export function SealTag({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <svg viewBox="0 0 440 560" className="h-[560px] w-[440px]" aria-hidden="true">
      <path
        d="M200 118C150 20 300-20 330 60S250 130 214 122M318 96C352 110 360 130 356 150"
        className="fill-none stroke-spark"
        strokeWidth="5"
      />
      <g transform="rotate(-4 220 320)">
        <path
          d="M120 96H288L336 144V512a12 12 0 0 1-12 12H84a12 12 0 0 1-12-12V144Z"
          className="fill-white"
        />
        <path d="M204 108a16 16 0 1 0 .1 0Z" className="fill-none stroke-primary" strokeWidth="7" />
        <path d="M92 168H316V420H92Z" className="fill-none stroke-line-strong" strokeWidth="2" />
        <text
          x="204"
          y="212"
          textAnchor="middle"
          className="fill-primary-strong font-bold text-[26px]"
        >
          {title}
        </text>
        {lines.map((line, index) => (
          <g key={line}>
            <text x="108" y={266 + index * 42} className="fill-ink-2 text-[16px]">
              {line}
            </text>
            <path
              d={`M168 ${270 + index * 42}H300`}
              className="stroke-line-strong"
              strokeWidth="2"
              strokeDasharray="3 5"
            />
          </g>
        ))}
        <path
          d="M72 444H336"
          className="stroke-line-strong"
          strokeWidth="3"
          strokeDasharray="2 9"
          strokeLinecap="round"
        />
        <path
          d="M108 466v36M116 466v36M128 466v36M134 466v36M148 466v36M154 466v36M166 466v36M180 466v36M186 466v36M200 466v36M206 466v36M222 466v36M232 466v36M238 466v36M252 466v36M262 466v36M268 466v36M284 466v36M300 466v36"
          className="stroke-ink"
          strokeWidth="4"
        />
      </g>
      <g>
        <circle cx="356" cy="176" r="34" className="fill-spark" />
        <circle
          cx="356"
          cy="176"
          r="25"
          className="fill-none stroke-primary-strong/60"
          strokeWidth="3"
        />
        <path d="M343 176l9 10 18-20" className="fill-none stroke-primary-strong" strokeWidth="5" />
      </g>
    </svg>
  );
}
