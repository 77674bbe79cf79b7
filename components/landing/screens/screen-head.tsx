/** The header of an app page: back button and title. */
export function ScreenHead({ title, aside }: { title: string; aside?: string }) {
  return (
    <span className="grid h-10 shrink-0 grid-cols-[60px_1fr_60px] items-center px-4">
      <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
        <path d="M10 2 4 8l6 6" fill="none" stroke="currentColor" strokeWidth="1.8" />
      </svg>
      <span className="truncate text-center font-semibold text-[15px]">{title}</span>
      <span className="text-right text-soft">{aside}</span>
    </span>
  );
}
