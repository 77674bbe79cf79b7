import type { ReactNode } from "react";

interface Props {
  id: string;
  title: string;
  /** Shown right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One section below the tab bar, which links to its id. */
export function PageSection({ id, title, aside, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-20 rounded-m bg-white px-8 py-7 shadow-card narrow:px-6 short:scroll-mt-14 small:px-4 small:py-5"
    >
      <div className="mb-5 flex items-baseline justify-between small:mb-4 small:flex-wrap small:gap-x-4">
        <h2
          id={`${id}-title`}
          className="relative pl-3 font-semibold text-lg before:absolute before:inset-y-1.5 before:left-0 before:w-1 before:rounded-full before:bg-primary"
        >
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
