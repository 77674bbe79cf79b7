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
    const read = () => setCurrent(sectionRead(sections));
    window.addEventListener("scroll", read, { passive: true });
    return () => window.removeEventListener("scroll", read);
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

/** The last section that has come up to a quarter of the window; at the end of the page, the last of all. */
function sectionRead(sections: Props["sections"]): string | undefined {
  const { scrollHeight } = document.documentElement;
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1) {
    return sections.at(-1)?.id;
  }
  const line = window.innerHeight / 4;
  const begun = sections.filter(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= line;
  });
  return (begun.at(-1) ?? sections[0])?.id;
}
