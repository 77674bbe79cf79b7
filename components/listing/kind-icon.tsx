import type { KindSlug } from "@/lib/addresses/listing-kinds";

/** Drawings on a canvas of 24 × 24. */
const SHAPES: Readonly<Record<KindSlug, string>> = {
  account:
    "M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5zM9 12.2a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM6 16c.4-1.7 1.6-2.5 3-2.5s2.6.8 3 2.5M14.5 9.5h3M14.5 12.5h3M14.5 15.5h2",
  rent: "M12 20a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM12 8.5v4l2.6 1.8M9.5 2.5h5",
  "card-key":
    "M4 8a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v2.2a1.9 1.9 0 0 0 0 3.6V16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-2.2a1.9 1.9 0 0 0 0-3.6zM14 6.5v2M14 11v2M14 15.5v2",
  "top-up": "M13 3.5L5.5 13.5h5L10 20.5l8-10.5h-5.3z",
  item: "M12 3.5l7.5 4.2v8.6L12 20.5l-7.5-4.2V7.7zM4.5 7.7L12 12l7.5-4.3M12 12v8.5",
  boost: "M4 19.5h4v-5H4zM10 19.5h4v-9h-4zM16 19.5h4v-13h-4zM4.5 9l6-5.5M7.5 3.5h3v3",
  other: "M6 9h12l1 10.5H5zM9 11V8a3 3 0 0 1 6 0v3",
};

/** The icon of a kind of goods. */
export function KindIcon({ kind, className }: { kind: KindSlug; className: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path
        d={SHAPES[kind]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
