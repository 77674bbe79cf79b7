/** The listing's current offer, one line above its discounts. */
export function GoodsBanner({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-1.5 text-xs">
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="size-4 shrink-0 fill-none stroke-accent"
        strokeLinejoin="round"
      >
        <path d="M2 6.3h2.6L10 3v10L4.6 9.7H2zM5 9.8l.9 3.2h1.6l-.8-2.4M12.3 6a3 3 0 010 4" />
      </svg>
      <bdi className="min-w-0 truncate font-medium narrow:whitespace-normal">{text}</bdi>
    </p>
  );
}
