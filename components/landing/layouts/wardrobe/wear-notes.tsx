import type { WardrobeLayout } from "@storefront/brands/layouts/wardrobe";
import { Section, Title } from "../../parts/section";

/** A renter's rights, as rows of a rule sheet. */
export function WearNotes({ title, surface, list }: WardrobeLayout["notes"]) {
  return (
    <Section
      block={{ surface }}
      className="grid grid-cols-[360px_1fr] gap-16 py-16 narrow:grid-cols-1 narrow:gap-6"
    >
      <Title block={{ title }} />
      <dl className="border-rule border-t">
        {list.map(({ name, text }) => (
          <div
            key={name}
            className="grid grid-cols-[180px_1fr] gap-6 border-rule border-b py-5 text-base small:grid-cols-1 small:gap-1"
          >
            <dt className="font-semibold text-lg">{name}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
