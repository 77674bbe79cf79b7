import { APP_FEATURES, type AppFeature } from "@storefront/brands/app";

/** Features of the phone pages, in columns. */
export function FeatureList({ features }: { features: readonly AppFeature[] }) {
  return (
    <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(240px,100%),1fr))] gap-6">
      {features.map((feature) => (
        <div key={feature} className="border-primary border-t-2 pt-3">
          <dt className="font-semibold text-base">{APP_FEATURES[feature].name}</dt>
          <dd className="mt-1 text-ink-2">{APP_FEATURES[feature].text}</dd>
        </div>
      ))}
    </dl>
  );
}
