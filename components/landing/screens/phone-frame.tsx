import type { ReactNode } from "react";

interface Props {
  /** Accessible description of the screen. */
  label: string;
  children: ReactNode;
}

/** A drawn phone, 300 × 620: status bar, screen, home bar. An illustration, not interactive. */
export function PhoneFrame({ label, children }: Props) {
  return (
    <div
      role="img"
      aria-label={label}
      className="mx-auto w-[300px] shrink-0 rounded-[44px] bg-[#15181d] p-2.5 shadow-dialog"
    >
      <div
        aria-hidden="true"
        data-ground="white"
        className="relative flex h-[600px] flex-col overflow-hidden rounded-[35px] text-left text-xs leading-4"
      >
        <div className="figures flex h-11 shrink-0 items-center justify-between px-6 pt-1 font-semibold">
          <span>20:18</span>
          <span className="h-6 w-20 rounded-full bg-[#15181d]" />
          <span className="flex items-center gap-1">
            <svg viewBox="0 0 18 12" className="h-3 w-4.5" aria-hidden="true">
              <path
                d="M1 8h2.6v3H1zm4.4-2H8v5H5.4zm4.4-2h2.6v7H9.8zm4.4-3H16.8v10h-2.6z"
                fill="currentColor"
              />
            </svg>
            <svg viewBox="0 0 26 12" className="h-3 w-6.5" aria-hidden="true">
              <rect
                x=".6"
                y=".6"
                width="21.8"
                height="10.8"
                rx="3"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.2"
              />
              <rect x="2.4" y="2.4" width="14" height="7.2" rx="1.6" fill="currentColor" />
              <path d="M24 4v4c1-.3 1.6-1.1 1.6-2S25 4.3 24 4z" fill="currentColor" />
            </svg>
          </span>
        </div>
        <div className="min-h-0 flex-1 overflow-hidden">{children}</div>
        <span className="-translate-x-1/2 absolute bottom-2 left-1/2 h-1 w-28 rounded-full bg-on opacity-80" />
      </div>
    </div>
  );
}
