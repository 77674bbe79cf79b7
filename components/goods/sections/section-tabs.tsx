"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { useStore } from "@/lib/use-store";
import { buyOffer } from "../buy/buy-store";

interface Props {
  /** The sections of the page, in order. */
  sections: readonly { id: string; title: string }[];
}

/**
 * Sticky bar below the facts that marks the section being read. Once the facts are scrolled out of view, it shows the
 * price and the buy button.
 */
export function SectionTabs({ sections }: Props) {
  const [current, setCurrent] = useState(sections[0]?.id);
  const [stuck, setStuck] = useState(false);
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const update = () => {
      setCurrent(currentSection(sections));
      const top = bar.current?.getBoundingClientRect().top ?? 1;
      setStuck(window.scrollY > 0 && top < 1);
    };
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [sections]);

  return (
    <nav
      ref={bar}
      aria-label="页内导航"
      className="sticky top-0 z-20 border-line border-b bg-white/95 backdrop-blur print:hidden [@media(max-height:319px)]:static"
    >
      <div className="container-page flex items-center justify-between small:gap-3">
        <ul className="flex gap-10 small:min-w-0 small:gap-4 small:overflow-x-auto small:[scrollbar-width:none]">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? "location" : undefined}
                className="block whitespace-nowrap border-transparent border-b-2 py-3.5 text-base outline-offset-[-2px] short:py-2 small:py-2.5 small:text-sm text-ink-2 hover:text-primary-strong aria-[current]:border-primary aria-[current]:font-medium aria-[current]:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
        {stuck ? <StickyBuy /> : null}
      </div>
    </nav>
  );
}

/**
 * Returns the last section that has reached the upper quarter of the window; at the end of the page, the last one.
 * Sections beside the first one, in a wide window, are not read in order and do not count.
 */
function currentSection(sections: Props["sections"]): string | undefined {
  const { scrollHeight } = document.documentElement;
  const boxes = sections.map(({ id }) => document.getElementById(id)?.getBoundingClientRect());
  const column = sections.filter((_, index) => boxes[index]?.left === boxes[0]?.left);
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1) {
    return column.at(-1)?.id;
  }
  const line = window.innerHeight / 4;
  const reached = column.filter((section) => {
    const top = boxes[sections.indexOf(section)]?.top;
    return top !== undefined && top <= line;
  });
  return (reached.at(-1) ?? sections[0])?.id;
}

/** Price and main button of the buy box, in the sticky bar. */
function StickyBuy() {
  const offer = useStore(buyOffer);
  if (offer === null) return null;
  return (
    <p className="flex shrink-0 items-center gap-4 small:gap-2">
      <span className="figures font-semibold text-lg text-price small:text-sm">{offer.price}</span>
      <Button variant="primary" className="h-9! px-6 small:px-3" onClick={offer.buy}>
        {offer.label}
      </Button>
    </p>
  );
}
