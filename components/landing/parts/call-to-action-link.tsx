import type { CallToAction } from "@storefront/brands/landing-parts";
import { AdLink } from "./ad-link";

interface Props {
  callToAction: CallToAction;
  className?: string;
}

/** The filled link from a landing page to the page where the visitor can act. */
export function CallToActionLink({ callToAction: { text, to }, className = "" }: Props) {
  return (
    <AdLink
      href={to}
      className={`inline-flex h-12 w-fit items-center gap-2 rounded-s bg-glow px-6 font-medium text-base text-over hover:underline ${className}`}
    >
      {text}
      <svg viewBox="0 0 20 12" className="h-3 w-5" aria-hidden="true">
        <path d="M0 6h18M13 1l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.8" />
      </svg>
    </AdLink>
  );
}
