import { termsAnchor } from "@storefront/contract/listing/promises";
import { SELLERS_OWN } from "@storefront/contract/listing/seller-statement";
import { CheckMark } from "./check-mark";

interface Props {
  name: string;
  /** Position among all guarantees. */
  index: number;
  /** Without the platform's sign. */
  isSellers?: true | undefined;
}

/** One guarantee, with a link to its terms. */
export function ServiceLink({ name, index, isSellers }: Props) {
  return (
    <a
      href={`#${termsAnchor(index)}`}
      className="flex items-center gap-1.5 hover:text-primary-strong hover:underline"
    >
      {isSellers ? (
        <span className="text-ink-2">{`${SELLERS_OWN}：`}</span>
      ) : (
        <CheckMark className="size-3.5 shrink-0" />
      )}
      <bdi>{name}</bdi>
    </a>
  );
}
