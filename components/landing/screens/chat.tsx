import type { ChatLine, GoodsPick } from "@storefront/brands/landing-parts";
import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { chooseGoods } from "@/lib/landing/choose-goods";
import type { PageProps } from "../landing-props";
import { PhoneFrame } from "./phone-frame";
import { ScreenHead } from "./screen-head";

interface Props {
  screen: { with: string; lines: readonly ChatLine[] } & GoodsPick;
  page: PageProps;
  className?: string;
}

/** A conversation in the app, about a listing when the data names kinds. */
export function ChatScreen({ screen, page, className = "" }: Props) {
  const [row] = screen.kinds ? chooseGoods(page.market, screen, 1) : [];
  return (
    <PhoneFrame label={`App 里与${screen.with}的对话`} ground="ground" className={className}>
      <div className="flex h-full flex-col">
        <ScreenHead title={screen.with} aside="订单" />
        {row ? (
          <span className="mx-4 mt-1 flex shrink-0 items-center gap-3 rounded-m bg-white p-3">
            <Cover url={row.cover} size={56} className="rounded-s" eager />
            <span className="min-w-0 flex-1">
              <span className="line-clamp-2 font-medium text-[13px]">{row.name}</span>
              <RowPrice row={row} size="small" />
            </span>
          </span>
        ) : null}
        <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-hidden px-4 pt-3 text-[13px] leading-5">
          <span className="text-center text-[11px] text-soft">今天 20:11</span>
          {screen.lines.map(({ text, mine }) => (
            <span
              key={`${text} ${mine ?? ""}`}
              className={`flex gap-2 ${mine ? "flex-row-reverse" : ""}`}
            >
              <span
                className={`grid size-8 shrink-0 place-items-center rounded-full ${mine ? "bg-ink text-white" : "bg-primary text-white"}`}
              >
                {mine ? "我" : screen.with.slice(0, 1)}
              </span>
              <span
                className={`max-w-[178px] text-pretty rounded-m px-3 py-2 ${mine ? "bg-primary text-white" : "bg-white"}`}
              >
                {text}
              </span>
            </span>
          ))}
        </div>
        <span className="flex shrink-0 items-center gap-2 bg-white px-4 pt-2.5 pb-7">
          <span className="h-9 flex-1 rounded-full bg-ground px-4 leading-9 text-soft">
            {page.brand.name}全程留底
          </span>
          <span className="rounded-full bg-primary px-4 py-2 text-white">发送</span>
        </span>
      </div>
    </PhoneFrame>
  );
}
