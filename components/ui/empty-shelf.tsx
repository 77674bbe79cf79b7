/** Illustration of an empty shelf. */
export function EmptyShelf() {
  return (
    <svg viewBox="0 0 220 160" width="220" height="160" aria-hidden="true">
      <rect x="10" y="16" width="200" height="128" rx="14" className="fill-tint" />
      <g className="stroke-line-strong" strokeWidth="3" strokeLinecap="round">
        <path d="M30 76h160M30 128h160" />
      </g>
      <g fill="none" className="stroke-primary" strokeWidth="2.5" strokeDasharray="6 6">
        <rect x="44" y="40" width="36" height="34" rx="7" />
        <rect x="92" y="40" width="36" height="34" rx="7" />
        <rect x="140" y="92" width="36" height="34" rx="7" />
      </g>
      <path
        d="M60 128v-10m0 0c-10 0-14-8-14-16 10 0 14 6 14 16Zm0-4c0-9 5-14 13-14 0 8-4 14-13 14Z"
        className="fill-primary stroke-primary-strong"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
