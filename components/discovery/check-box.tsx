/** A drawn check box, for links that choose one of several. */
export function CheckBox({ checked }: { checked: boolean }) {
  return (
    <svg viewBox="0 0 16 16" className="size-4 shrink-0 self-center" aria-hidden="true">
      <rect
        x="1.5"
        y="1.5"
        width="13"
        height="13"
        rx="3"
        className={checked ? "fill-primary stroke-primary" : "fill-white stroke-ink-3"}
      />
      {checked ? (
        <path d="M4.5 8.2l2.4 2.4 4.6-5" fill="none" stroke="white" strokeWidth="1.8" />
      ) : null}
    </svg>
  );
}
