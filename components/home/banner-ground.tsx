import type { BannerView } from "@/lib/home/banners";

/** Background of a banner, drawn in the brand's colors. */
export function BannerGround({ variant, mark }: { variant: BannerView["variant"]; mark: string }) {
  return (
    <svg
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMaxYMid slice"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      {variant === "brand" ? <Rings mark={mark} /> : variant === "night" ? <Beams /> : <Tickets />}
    </svg>
  );
}

/** The large mark behind rings of light. */
function Rings({ mark }: { mark: string }) {
  return (
    <>
      <circle cx="880" cy="210" r="420" fill="var(--brand-primary)" />
      {[300, 230, 160].map((r) => (
        <circle
          key={r}
          cx="880"
          cy="210"
          r={r}
          fill="none"
          stroke="var(--brand-spark)"
          strokeOpacity=".35"
          strokeWidth="1.5"
        />
      ))}
      <path
        d={mark}
        fill="#fff"
        fillOpacity=".1"
        fillRule="evenodd"
        transform="translate(660 -10) scale(18.5)"
      />
      <circle cx="1110" cy="92" r="7" fill="var(--brand-spark)" />
      <circle cx="652" cy="252" r="5" fill="var(--brand-spark)" />
      <circle cx="1043" cy="366" r="4" fill="var(--brand-spark)" />
    </>
  );
}

/** A stage: two beams that meet on a disc of light. */
function Beams() {
  return (
    <>
      <defs>
        <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--brand-spark)" stopOpacity=".5" />
          <stop offset="1" stopColor="var(--brand-spark)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M700-10h70l290 420H650z" fill="url(#beam)" />
      <path d="M1060-10h60l10 420H690z" fill="url(#beam)" opacity=".7" />
      <ellipse cx="880" cy="368" rx="330" ry="54" fill="var(--brand-primary)" opacity=".85" />
      <ellipse cx="880" cy="362" rx="250" ry="36" fill="var(--brand-spark)" opacity=".3" />
    </>
  );
}

/** Tinted ticket sheets with a perforated edge. */
function Tickets() {
  return (
    <>
      <path d="M620 0h580v400H480z" fill="var(--brand-tint)" />
      <path d="M760 0h440v400H620z" fill="var(--brand-primary)" opacity=".14" />
      <path
        d="M760 0L620 400"
        stroke="#fff"
        strokeWidth="10"
        strokeLinecap="round"
        strokeDasharray="0 24"
      />
      <path d="M1200 250v150H940z" fill="var(--brand-spark)" opacity=".55" />
    </>
  );
}
