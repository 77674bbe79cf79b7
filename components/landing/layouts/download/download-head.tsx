import { DownloadQr } from "@/components/brand/download-qr";
import { StoreButton } from "@/components/brand/store-button";
import { StoreLink } from "@/components/brand/store-link";
import { downloadText, hasApp } from "@/lib/app-info/app-texts";
import { Opening } from "../../parts/opening";
import { Section } from "../../parts/section";
import type { LayoutProps } from "../layout-props";

const CORNERS = [
  "top-0 left-0 border-t-8 border-l-8 rounded-tl-l",
  "top-0 right-0 border-t-8 border-r-8 rounded-tr-l",
  "bottom-0 left-0 border-b-8 border-l-8 rounded-bl-l",
  "right-0 bottom-0 border-r-8 border-b-8 rounded-br-l",
] as const;

interface Props {
  page: LayoutProps<"download">;
  kicker: string;
}

/** The headline beside the code in a viewfinder; on phones the button takes the code's place. */
export function DownloadHead({ page, kicker }: Props) {
  const { brand, app, layout } = page;
  return (
    <Section
      block={layout}
      className="grid grid-cols-[minmax(0,1fr)_440px] items-center gap-16 py-16 narrow:grid-cols-1"
    >
      <div>
        <Opening page={page} kicker={kicker} bare />
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <StoreLink
            href={app.downloadUrl}
            isCountedThere={app.isCountedOnPhone}
            className="inline-flex h-14 items-center rounded-s bg-glow px-8 font-semibold text-lg text-over hover:underline small:w-full small:justify-center"
          >
            {downloadText(app, brand.name)}
          </StoreLink>
          {hasApp(app) ? (
            <span className="flex gap-5 [&_a]:h-auto [&_a]:border-0 [&_a]:bg-transparent [&_a]:px-0 [&_a]:underline-offset-4 [&_a:hover]:underline">
              <StoreButton app={app} system="ios" />
              <StoreButton app={app} system="android" />
            </span>
          ) : null}
        </div>
      </div>
      <div className="relative grid justify-items-center p-12 small:hidden">
        {CORNERS.map((place) => (
          <span
            key={place}
            aria-hidden="true"
            className={`absolute size-16 border-glow ${place}`}
          />
        ))}
        <DownloadQr app={app} size={260} />
      </div>
    </Section>
  );
}
