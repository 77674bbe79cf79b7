"use client";

import { useEffect, useState } from "react";

interface Props {
  /** The sections of this page, in their order. */
  sections: readonly { id: string; title: string }[];
}

/** The bar that stays in sight below the facts; marks the section that is being read. */
export function SectionTabs({ sections }: Props) {
  const [current, setCurrent] = useState(sections[0]?.id);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      // A section is being read while it crosses the line a quarter down the window.
      { rootMargin: "-25% 0px -75% 0px" },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  return (
    <nav
      aria-label="页内导航"
      className="sticky top-0 z-20 border-line border-b bg-white/95 backdrop-blur"
    >
      <ul className="container-page flex gap-10">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className="block border-transparent border-b-2 py-3.5 text-base text-ink-2 hover:text-primary-strong aria-[current]:border-primary aria-[current]:font-medium aria-[current]:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
