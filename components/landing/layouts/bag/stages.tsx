import type { BagLayout, StagePicture } from "@storefront/brands/layouts/bag";
import { evenColumns } from "../../parts/custom-properties";
import { Band } from "../../parts/section";

/** Drawings on a canvas of 120 × 96. */
const PICTURES: Readonly<Record<StagePicture, string>> = {
  talk: "M14 18h92v52H52L34 86V70H14ZM30 34h60M30 50h40",
  box: "M16 34l44-18 44 18v46H16ZM16 34h88M60 34v46M46 52h28v14H46Z",
  lamp: "M60 8v16M40 40l20-16 20 16ZM30 84h60M38 84l6-30h32l6 30M50 54a10 10 0 0 1 20 0",
  rail: "M10 18h100M60 18v12M38 84l6-40h32l6 40ZM48 44a12 14 0 0 1 24 0",
  coin: "M60 16a30 30 0 1 0 .1 0ZM48 34l12 14 12-14M60 48v20M48 52h24M48 60h24",
  door: "M24 84h72M36 84V14h48v70M72 50h.1M52 84V62h-6",
  book: "M60 24C48 14 30 14 16 18v60c14-4 32-4 44 6 12-10 30-10 44-6V18c-14-4-32-4-44 6ZM60 24v60M28 34h18M28 48h18M74 34h18M74 48h18",
};

/** The way of one bag through the house, a drawn picture per stage. */
export function Stages({ title, list }: BagLayout["stages"]) {
  return (
    <Band block={{ surface: "ground", title }}>
      <ol
        style={evenColumns(list.length)}
        className="mt-10 grid grid-cols-(--columns) gap-x-6 narrow:grid-cols-2 narrow:gap-y-8 small:grid-cols-1"
      >
        {list.map(({ name, text, picture }, index) => (
          <li key={name}>
            <span className="block rounded-m bg-panel px-6 py-5">
              <svg viewBox="0 0 120 96" className="mx-auto h-24 text-mark" aria-hidden="true">
                <path
                  d={PICTURES[picture]}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="3.5"
                  strokeLinejoin="round"
                  strokeLinecap="round"
                />
              </svg>
            </span>
            <h3 className="mt-4 flex items-baseline gap-3 font-bold text-lg">
              <span className="figures text-mark">{index + 1}</span>
              {name}
            </h3>
            <p className="mt-1 text-base text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
