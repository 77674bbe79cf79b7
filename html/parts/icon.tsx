/** Line icons on a 24 × 24 canvas, with strokes two units wide. Drawn for this site; none is a company's logo. */
const DRAWINGS = {
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16.2 16.2L21 21",
  scan: "M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3M8 20H5a1 1 0 0 1-1-1v-3M3 12h18",
  home: "M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z",
  orders: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
  message: "M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-4 4-6 8-6s7 2 8 6",
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  tick: "M5 12.5l4.5 4.5L19 7.5",
  cross: "M6 6l12 12M18 6L6 18",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2",
  wallet: "M4 7h15a1 1 0 0 1 1 1v11H5a1 1 0 0 1-1-1zM4 7l11-3v3M15 12.5h5v3h-5z",
  ticket:
    "M3 7h18v3.5a1.8 1.8 0 0 0 0 3.5V17H3v-3a1.8 1.8 0 0 0 0-3.5zM14 7.5v1.5M14 11.3v1.5M14 15v1.5",
  phone: "M7 3h10a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM10.5 18h3",
  bag: "M5 8h14l-1 12H6zM9 8V7a3 3 0 0 1 6 0v1",
  shield: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2.2 2.2L15 10.5",
  refund: "M5 9h9a5 5 0 0 1 0 10H8M8.5 5.5L5 9l3.5 3.5",
  key: "M14.5 13.5a5 5 0 1 0-4-4L4 16v4h4v-2h2v-2h2zM16 8h.01",
  question:
    "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5h.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z",
  climb: "M3 20h5v-5h5v-5h5V4M14 6.5L18 3l3.5 3.5",
  bolt: "M13 3L5 14h6l-1 7 8-11h-6z",
  heart:
    "M12 20s-7.5-4.6-9-9C1.9 7.6 4 5 6.9 5c2 0 3.7 1.1 5.1 3 1.4-1.9 3.1-3 5.1-3C20 5 22.1 7.6 21 11c-1.5 4.4-9 9-9 9z",
  lock: "M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3",
} as const;

export type IconName = keyof typeof DRAWINGS;

/** A decorative icon beside text that says the same: hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
