/** A small tick beside a promise. */
export function CheckMark({ className = "size-4" }: { className?: string }) {
  return <span aria-hidden="true" className={`icon icon-check text-success ${className}`} />;
}
