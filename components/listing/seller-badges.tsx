import type { ReactNode } from "react";
import type { ListedSeller } from "@/lib/goods/read-listed-seller";

type Badges = Pick<ListedSeller, "selfOperated" | "official" | "verified">;

/** Badges: 自营, 官方, and 未认证 for sellers without a verified identity (product §6). */
export function SellerBadges({ seller }: { seller: Badges }) {
  return (
    <>
      {seller.selfOperated ? <Badge className="bg-accent text-white">自营</Badge> : null}
      {seller.official ? <Badge className="bg-primary-strong text-white">官方</Badge> : null}
      {seller.verified ? null : (
        <Badge className="border border-line-strong text-ink-2">
          <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3">
            <path
              d="M6 1l4 1.6v3C10 8.2 8.2 10.2 6 11 3.8 10.2 2 8.2 2 5.6v-3zM6 3.6v3M6 8.2v.6"
              fill="none"
              stroke="currentColor"
            />
          </svg>
          未认证
        </Badge>
      )}
    </>
  );
}

function Badge({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-[4px] px-1.5 font-medium text-xs leading-[18px] ${className}`}
    >
      {children}
    </span>
  );
}
