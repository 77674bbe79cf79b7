import { DownloadQr } from "@/components/brand/download-qr";
import { Mark } from "@/components/brand/mark";
import { StoreLinks } from "@/components/brand/store-links";
import { GetApp } from "../../parts/get-app";
import { isDark } from "../../parts/is-dark";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";
import { Seat } from "./seat";

/** The closing section of a page: both stores and the QR code. */
export function Downloads(props: BlockProps<"downloads">) {
  const Variant = VARIANTS[props.block.variant];
  return <Variant {...props} />;
}

/** One band: the large mark in the background, one sentence, the download. */
function Band({ block, page }: BlockProps<"downloads">) {
  return (
    <Section
      block={block}
      className="flex items-center justify-between gap-16 py-16 narrow:flex-col narrow:items-start narrow:gap-8"
    >
      <Mark
        mark={page.brand.mark}
        className="-bottom-28 absolute left-[430px] size-[340px] text-glow opacity-15 narrow:right-0 narrow:left-auto small:size-48"
      />
      <Title block={block} className="relative max-w-[560px] narrow:max-w-[640px]" />
      <GetApp app={page.app} surface={block.surface} className="relative shrink-0 small:shrink" />
    </Section>
  );
}

/** Two halves: mark and sentence, QR code and stores. */
function Split({ block, page }: BlockProps<"downloads">) {
  return (
    <Section
      block={block}
      className="grid grid-cols-2 items-center gap-20 py-24 narrow:grid-cols-1 narrow:gap-12 small:gap-9"
    >
      <div className="flex items-center gap-10 small:flex-wrap small:gap-6">
        <span className="grid size-36 shrink-0 place-items-center rounded-[36px] bg-glow text-over small:size-20 small:rounded-l">
          <Mark mark={page.brand.mark} className="size-24 small:size-13" />
        </span>
        <Title block={block} />
      </div>
      <GetApp
        app={page.app}
        surface={block.surface}
        variant="card"
        className="justify-self-end narrow:justify-self-start"
      />
    </Section>
  );
}

/** The QR code as the centre of the section. */
function Code({ block, page }: BlockProps<"downloads">) {
  const dark = isDark(block.surface);
  return (
    <Section block={block} className="flex flex-col items-center py-24 text-center">
      <Title block={block} className="max-w-[720px]" />
      <div
        data-ground="white"
        className="mt-10 rounded-l p-6 shadow-card small:p-3 small:[&>svg]:h-auto small:[&>svg]:w-[min(240px,62vw)] ring-8 ring-[color-mix(in_oklab,var(--glow)_30%,transparent)]"
      >
        <DownloadQr url={page.app.downloadUrl} size={260} />
      </div>
      <div className="mt-8 small:[&>div]:justify-center">
        <StoreLinks app={page.app} surface={dark ? "dark" : "light"} />
      </div>
    </Section>
  );
}

const VARIANTS = { band: Band, split: Split, code: Code, seat: Seat } as const;
