import type { GameMarkView } from "@/lib/art/game-mark";

/** A game's mark: its icon, or its initials, on a tile of its colour. Decorative, as the game's name stands beside it. */
export function GameMark({ mark, className = "size-14" }: Props) {
  const { color, bright, path, letters } = mark;
  return (
    <svg
      viewBox="0 0 56 56"
      aria-hidden="true"
      className={`shrink-0 [forced-color-adjust:none] ${bright ? "text-[#12131c]" : "text-white"} ${className}`}
    >
      <rect width="56" height="56" rx="14" fill={color} />
      <path d="M0 14A14 14 0 0 1 14 0h22L0 36z" fill="#fff" fillOpacity=".14" />
      {path === null ? (
        <text
          x="28"
          y="29"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={letters.length > 1 ? 20 : 26}
          fontWeight="700"
          fill="currentColor"
        >
          {letters}
        </text>
      ) : (
        <path d={path} fill="currentColor" transform="translate(9 9) scale(.0742)" />
      )}
    </svg>
  );
}

interface Props {
  mark: GameMarkView;
  /** With its size. */
  className?: string;
}
