import type { Brand } from "@storefront/brands/types";
import type { BannerView } from "@/lib/home/banners";
import { BannerArt } from "./banner-art";
import { BannerBags } from "./banner-bags";
import { BannerGround } from "./banner-ground";

const VARIANTS = {
  brand: {
    ground: "bg-primary-strong text-white",
    soft: "text-white/90",
    action: "bg-white text-primary-strong",
  },
  night: { ground: "bg-ink text-white", soft: "text-white/85", action: "bg-white text-ink" },
  paper: { ground: "bg-white text-ink", soft: "text-ink-2", action: "bg-primary text-white" },
} as const;

/**
 * Unit of the art: 0.75 px, 0.8 px in a wide window; in a narrower banner 1/1200 of its width; in a small window, where the art has its own
 * box beside or above the text, 1/480 of that box's width, at most 0.62 px.
 */
const UNIT =
  "[--u:0.75px] wide:[--u:0.8px] narrow:[--u:calc(100cqw/1200)] small:[--u:min(100cqw/480,0.62px)]";

interface Props {
  brand: Brand;
  banner: BannerView;
  /** Whether this banner is shown first. */
  first: boolean;
}

/** A banner: text on the left, pictures on a drawn background on the right. The complete banner is one link. */
export function Banner({ brand, banner, first }: Props) {
  const { variant, drawing, eyebrow, title, text, action, href, rows } = banner;
  const tone = VARIANTS[variant];
  return (
    <a
      href={href}
      draggable={false}
      className={`group relative block h-80 overflow-hidden rounded-l shadow-card ${UNIT} narrow:@container narrow:h-[max(300px,32vw)] small:flex small:h-full small:flex-wrap-reverse ${tone.ground}`}
    >
      <span className="small:@container small:relative small:min-h-[230px] small:flex-[1_1_230px] small:overflow-hidden">
        <BannerGround variant={variant} mark={brand.mark} />
        <span className="absolute inset-0 block narrow:top-1/2 narrow:bottom-auto narrow:h-[calc(400*var(--u))] narrow:-translate-y-1/2 small:right-[calc(50%-330*var(--u))] small:left-auto small:w-full">
          {drawing === "bags" ? (
            <BannerBags />
          ) : (
            <BannerArt variant={variant} rows={rows} eager={first} />
          )}
        </span>
      </span>
      <span className="absolute inset-y-0 left-0 flex w-[424px] flex-col items-start justify-center pb-10 pl-[72px] wide:w-[600px] narrow:w-[49%] narrow:pl-16 small:static small:order-first small:w-auto small:flex-[1_1_260px] small:px-6 small:pt-7 small:pb-20">
        <span className={`font-medium text-base ${tone.soft}`}>{eyebrow}</span>
        <span className="mt-3 text-balance font-bold text-xl wide:text-2xl narrow:text-[max(28px,4.2cqw)] narrow:wrap-anywhere narrow:break-keep narrow:leading-[1.25]">
          {title}
        </span>
        <span className={`mt-3 max-w-[440px] text-base small:mt-2.5 ${tone.soft}`}>{text}</span>
        <span
          className={`mt-5 inline-flex h-11 items-center gap-2 rounded-s px-5 font-medium text-base ${tone.action}`}
        >
          {action}
          <svg
            viewBox="0 0 16 16"
            className="size-4 transition-transform group-hover:translate-x-0.5"
            aria-hidden="true"
          >
            <path d="M6 3l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.8" />
          </svg>
        </span>
      </span>
    </a>
  );
}
