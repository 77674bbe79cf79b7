import type { Brand } from "@/brands/types";
import { Mark } from "@/components/brand/mark";
import { StoreLinks } from "@/components/brand/store-links";
import type { AppInfo } from "@/lib/home/load-app-info";

interface Props {
  brand: Brand;
  app: AppInfo;
  words: string;
}

/** The last word of a page: the mark large in the ground, one sentence, the two downloads. */
export function DownloadBand({ brand, app, words }: Props) {
  return (
    <section className="relative overflow-hidden bg-primary-strong text-white">
      <Mark mark={brand.mark} className="-right-10 -bottom-24 absolute size-[420px] text-white/8" />
      <div className="container-page relative flex items-center justify-between py-16">
        <h2 className="font-semibold text-xl">{words}</h2>
        <StoreLinks app={app} on="dark" />
      </div>
    </section>
  );
}
