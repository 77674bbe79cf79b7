/** One claw, 124 × 138: its inner edge is straight, for measuring, with the tip at the lower corner. */
export function CrabClaw({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 124 138" className={`h-[138px] w-[124px] ${className}`} aria-hidden="true">
      <path
        d="M124 2V138C108 122 96 106 92 86 84 100 74 110 70 122 68 128 68 133 69 138 26 126 0 94 4 56 8 20 44-2 88 0Z"
        className="fill-glow"
      />
      <path
        d="M20 58C24 36 46 20 74 18"
        className="fill-none stroke-white/70"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M118 30v8M118 52v8M118 74v8M118 96v8" className="stroke-over" strokeWidth="3" />
    </svg>
  );
}

/** The crab's shell with eyes and legs, 300 × 170; its text is placed over it. */
export function CrabShell({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 300 170" className={`h-[170px] w-[300px] ${className}`} aria-hidden="true">
      <g className="fill-none stroke-glow" strokeWidth="11" strokeLinecap="round">
        <path d="M40 112C18 108 8 122 4 140M52 132C34 134 26 146 24 160M260 112c22-4 32 10 36 28M248 132c18 2 26 14 28 28" />
        <path d="M116 52V26M184 52V26" strokeWidth="8" />
      </g>
      <path
        d="M30 108C30 66 84 46 150 46s120 20 120 62-52 56-120 56-120-14-120-56Z"
        className="fill-glow"
      />
      <path
        d="M62 78C82 64 108 58 132 56"
        className="fill-none stroke-white/70"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <g className="fill-white">
        <circle cx="116" cy="20" r="16" />
        <circle cx="184" cy="20" r="16" />
      </g>
      <g className="fill-over">
        <circle cx="120" cy="23" r="7.5" />
        <circle cx="180" cy="23" r="7.5" />
      </g>
    </svg>
  );
}
