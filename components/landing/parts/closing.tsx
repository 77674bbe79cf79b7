import type { Surface } from "@storefront/brands/landing-parts";
import { Mark } from "@/components/brand/mark";
import type { LandingProps } from "../landing-props";
import { DownloadAction } from "./download-action";
import { Section, Title } from "./section";

interface Props {
  page: Pick<LandingProps, "brand" | "app">;
  title: string;
  surface?: Surface;
}

/** The last band of a page: one sentence beside the large mark, and the download. */
export function Closing({ page, title, surface = "deep" }: Props) {
  return (
    <Section
      block={{ surface }}
      className="flex items-center justify-between gap-16 py-14 narrow:flex-col narrow:items-start narrow:gap-7"
    >
      <Mark
        mark={page.brand.mark}
        className="-bottom-24 absolute left-[430px] size-[300px] text-glow opacity-15 narrow:right-0 narrow:left-auto small:size-48"
      />
      <Title block={{ title }} className="relative max-w-[560px]" />
      <DownloadAction page={page} className="relative small:w-full" />
    </Section>
  );
}
