import type { Note } from "@storefront/brands/landing-parts";
import { Section, Title } from "../../parts/section";
import { OrderScreen } from "../../screens/order";
import type { BlockProps } from "../block-props";
import { Browser } from "./browser";

/** A desk with the site on a monitor and the app on a phone, showing one deal; below, the steps done on each. */
export function Together({ block, page }: BlockProps<"together">) {
  return (
    <Section block={block} className="pt-24 small:pb-0">
      <Title block={block} className="max-w-[720px]" />
      <div className="relative mt-14 flex items-end justify-between narrow:justify-center narrow:gap-9 narrow:[zoom:0.62] small:mt-9 small:flex-wrap small:gap-y-6 small:[zoom:1]">
        <Browser page={page} />
        <svg
          viewBox="0 0 200 120"
          className="mb-52 h-[120px] w-[120px] text-glow small:hidden"
          aria-hidden="true"
        >
          <path
            d="M4 96C60 96 90 24 176 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="5"
            strokeDasharray="14 12"
          />
          <path d="M172 6 198 24 172 42Z" fill="currentColor" />
        </svg>
        <OrderScreen
          screen={{ title: "接着付", steps: ["电脑下单", "手机付款", "收货"], done: 1 }}
          page={page}
          className="phone-small small:[zoom:0.6]"
        />
      </div>
      <div aria-hidden="true" className="h-4 rounded-t-s bg-glow" />
      <div className="grid grid-cols-2 gap-20 py-16 narrow:gap-10 small:grid-cols-1 small:py-12">
        <Side name="电脑上" list={block.desktop} />
        <Side name="手机上" list={block.phone} />
      </div>
    </Section>
  );
}

function Side({ name, list }: { name: string; list: readonly Note[] }) {
  return (
    <div>
      <h3 className="font-bold text-mark text-xl">{name}</h3>
      <dl className="mt-5">
        {list.map((note) => (
          <div
            key={note.name}
            className="grid grid-cols-[120px_1fr] border-rule border-t py-4 text-base narrow:grid-cols-[96px_1fr]"
          >
            <dt className="font-semibold">{note.name}</dt>
            <dd className="text-soft">{note.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
