import { DownloadQr } from "@/components/brand/download-qr";
import { Mark } from "@/components/brand/mark";
import { StoreLinks } from "@/components/brand/store-links";
import { GetApp } from "../../parts/get-app";
import { isDark } from "../../parts/is-dark";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";
import { Seat } from "./seat";

/** The last word of a page: both stores and the code. */
export function Downloads(props: BlockProps<"downloads">) {
  const Look = LOOKS[props.block.look];
  return <Look {...props} />;
}

/** One band: the mark large in the ground, one sentence, the download. */
function Band({ block, page }: BlockProps<"downloads">) {
  return (
    <Section block={block} className="flex items-center justify-between gap-16 py-16">
      <Mark
        mark={page.brand.mark}
        className="-bottom-28 absolute left-[430px] size-[340px] text-glow opacity-15"
      />
      <Title block={block} className="relative max-w-[560px]" />
      <GetApp app={page.app} on={block.on} className="relative shrink-0" />
    </Section>
  );
}

/** Two halves: the mark and the sentence, the code and the stores. */
function Split({ block, page }: BlockProps<"downloads">) {
  return (
    <Section block={block} className="grid grid-cols-2 items-center gap-20 py-24">
      <div className="flex items-center gap-10">
        <span className="grid size-36 shrink-0 place-items-center rounded-[36px] bg-glow text-over">
          <Mark mark={page.brand.mark} className="size-24" />
        </span>
        <Title block={block} />
      </div>
      <GetApp app={page.app} on={block.on} look="card" className="justify-self-end" />
    </Section>
  );
}

/** The code itself is the page. */
function Code({ block, page }: BlockProps<"downloads">) {
  const dark = isDark(block.on);
  return (
    <Section block={block} className="flex flex-col items-center py-24 text-center">
      <Title block={block} className="max-w-[720px]" />
      <div
        data-ground="white"
        className="mt-10 rounded-l p-6 shadow-card ring-8 ring-[color-mix(in_oklab,var(--glow)_30%,transparent)]"
      >
        <DownloadQr url={page.app.downloadUrl} size={260} />
      </div>
      <div className="mt-8">
        <StoreLinks app={page.app} on={dark ? "dark" : "light"} />
      </div>
    </Section>
  );
}

const LOOKS = { band: Band, split: Split, code: Code, seat: Seat } as const;
