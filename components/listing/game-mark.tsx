import { gameMark } from "@/lib/art/game-mark";

/** One file for all games; the build copies it to `_next/static` under a name with the hash of its content. */
const ICONS = new URL("./game-icons.svg", import.meta.url);

/** A game's mark: its icon, or its initials, on a tile of its color. Decorative, as the game's name stands beside it. */
export function GameMark({ game, className = "size-14" }: Props) {
  const { color, bright, icon, letters } = gameMark(game);
  return (
    <svg
      viewBox="0 0 56 56"
      aria-hidden="true"
      className={`shrink-0 [forced-color-adjust:none] ${bright ? "text-[#12131c]" : "text-white"} ${className}`}
    >
      <rect width="56" height="56" rx="14" fill={color} />
      <path d="M0 14A14 14 0 0 1 14 0h22L0 36z" fill="#fff" fillOpacity=".14" />
      {icon === null ? (
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
        <use
          href={`${ICONS.pathname}#${icon}`}
          x="9"
          y="9"
          width="38"
          height="38"
          fill="currentColor"
        />
      )}
    </svg>
  );
}

interface Props {
  game: string;
  /** With its size. */
  className?: string;
}
