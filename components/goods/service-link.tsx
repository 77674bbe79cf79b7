import { termsAnchor } from "@storefront/contract/listing/promises";
import { CheckMark } from "./check-mark";

/**
 * One guarantee, with a link to its terms.
 * @param index position among all guarantees
 */
export function ServiceLink({ name, index }: { name: string; index: number }) {
  return (
    <a
      href={`#${termsAnchor(index)}`}
      className="flex items-center gap-1.5 hover:text-primary-strong hover:underline"
    >
      <CheckMark className="size-3.5 shrink-0" />
      <bdi>{name}</bdi>
    </a>
  );
}
