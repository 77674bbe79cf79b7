/** Two columns beside each other; the second one is filled while the button around it, of class `group`, is pressed. */
export function CompareIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-none stroke-current">
      <path d="M2 3h4.5v10H2z" />
      <path d="M9.5 3H14v10H9.5z" className="group-aria-pressed:fill-current" />
    </svg>
  );
}
