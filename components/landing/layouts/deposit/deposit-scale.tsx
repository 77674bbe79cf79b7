import type { Icon } from "@storefront/brands/landing-parts";
import type { Rental } from "@/lib/landing/rentals";
import { yuanText } from "@/lib/landing/yuan-text";
import { GameIcon } from "../../parts/game-icon";

interface Props {
  icon: Icon;
  list: readonly Rental[];
}

/** A balance with a rental's deposit on one side and its hour price on the other, the guardian between them. */
export function DepositScale({ icon, list }: Props) {
  const [lead] = list;
  return (
    <div className="relative grid h-[360px] grid-cols-2 items-end gap-6 small:h-[280px]">
      <GameIcon
        name={icon}
        className="-translate-x-1/2 absolute top-0 left-1/2 size-40 text-glow small:size-28"
      />
      <span
        aria-hidden="true"
        className="absolute inset-x-[12%] bottom-[164px] h-1.5 rounded-full bg-glow small:bottom-[136px]"
      />
      {lead
        ? [
            { name: "押金，平台保管", text: `¥${yuanText(lead.depositFen)}` },
            { name: "一小时租金", text: `¥${yuanText(lead.hourFen)}` },
          ].map(({ name, text }) => (
            <p
              key={name}
              data-ground="white"
              className="relative rounded-b-[80px] rounded-t-s px-4 pt-6 pb-9 text-center shadow-card before:-top-10 before:absolute before:left-1/2 before:h-10 before:w-0.5 before:bg-rule"
            >
              <span className="figures block font-bold text-2xl text-price">{text}</span>
              <span className="mt-1 block text-soft">{name}</span>
            </p>
          ))
        : null}
    </div>
  );
}
