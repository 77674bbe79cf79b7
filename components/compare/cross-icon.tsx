export function CrossIcon() {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 stroke-current">
      <path d="M2.5 2.5l7 7m0-7l-7 7" strokeWidth="1.4" strokeLinecap="round" />
    </svg>
  );
}
