import { DownloadQr } from "@/components/brand/download-qr";
import { StoreLinks } from "@/components/brand/store-links";
import { isDark } from "../../parts/is-dark";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

const TAKEN = [0, 1, 2, 3];

/** A bench for five: four seats are taken, the QR code is on the fifth. */
export function Seat({ block, page }: BlockProps<"downloads">) {
  const dark = isDark(block.surface);
  return (
    <Section block={block} className="pt-20 small:pb-0">
      <div className="flex items-end justify-between gap-16 small:flex-col small:items-start small:gap-7">
        <Title block={block} className="max-w-[640px]" />
        <StoreLinks app={page.app} surface={dark ? "dark" : "light"} />
      </div>
      <div className="mt-14 grid grid-cols-5 items-end gap-8 px-6 narrow:grid-cols-[repeat(4,1fr)_200px] narrow:gap-4 small:mt-9 small:flex small:justify-end small:overflow-hidden small:px-4 small:pt-4">
        {TAKEN.map((seat) => (
          <Sitting key={seat} raised={seat % 2 === 1} />
        ))}
        <div
          data-ground="white"
          className="flex flex-col items-center rounded-t-l p-4 pb-6 shadow-card small:shrink-0"
        >
          <DownloadQr url={page.app.downloadUrl} size={168} />
          <p className="mt-2 font-medium">扫码，这里归你</p>
        </div>
      </div>
      <div aria-hidden="true" className="h-5 rounded-t-m bg-on" />
      <div aria-hidden="true" className="flex justify-between px-16">
        <span className="h-14 w-5 bg-on" />
        <span className="h-14 w-5 bg-on" />
      </div>
    </Section>
  );
}

/** A person with a headset on the bench, at one of two heights. */
function Sitting({ raised }: { raised: boolean }) {
  return (
    <svg
      viewBox="0 0 160 200"
      className="w-full text-glow small:w-20 small:shrink-0"
      aria-hidden="true"
    >
      <g transform={raised ? "" : "translate(0 14)"}>
        <circle cx="80" cy="58" r="34" fill="currentColor" />
        <path d="M10 220C10 146 38 108 80 108S150 146 150 220Z" fill="currentColor" />
        <path
          d="M36 60a44 44 0 0 1 88 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <path d="M30 52h10v26h-10ZM120 52h10v26h-10Z" fill="currentColor" />
      </g>
    </svg>
  );
}
