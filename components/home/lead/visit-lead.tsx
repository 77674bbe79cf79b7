import { FEATURES_FOR } from "@storefront/brands/app";
import { rootLanding } from "@storefront/brands/pages";
import type { Brand } from "@storefront/brands/types";
import { FeatureList } from "@/components/brand/feature-list";
import { Stages } from "@/components/landing/layouts/bag/stages";
import { interpolate } from "@/lib/landing/interpolate";

/** The business of a brand without goods: the stages of its service, or the functions of the phone pages. */
export function VisitLead({ brand }: { brand: Brand }) {
  const landing = rootLanding(brand);
  const features = brand.app?.features ?? FEATURES_FOR.visit;
  if (landing?.layout === "bag") {
    const { stages } = interpolate(landing);
    return (
      <div className="mt-6 overflow-hidden rounded-l shadow-card [&_.container-page]:w-auto [&_.container-page]:px-8">
        <Stages {...stages} />
      </div>
    );
  }
  return (
    <section className="mt-6 rounded-l bg-white px-8 py-7 shadow-card small:px-5">
      <h2 className="font-semibold text-xl">在手机上能做什么</h2>
      <FeatureList features={features} />
    </section>
  );
}
