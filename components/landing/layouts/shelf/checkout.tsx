import type { ShelfLayout } from "@storefront/brands/layouts/shelf";
import { AUTO_DELIVERY_HOURS, NO_REASON_REFUND_DAYS } from "@/lib/constants";
import { evenColumns } from "../../parts/custom-properties";
import { Section, Title } from "../../parts/section";

/** From the choice to the key, station by station, with the delivery's hours and the procedure without stock. */
export function Checkout({ title, stations, otherwise }: ShelfLayout["checkout"]) {
  return (
    <Section block={{ surface: "primary" }} className="py-16">
      <div className="flex items-end justify-between gap-16 narrow:flex-col narrow:items-start narrow:gap-6">
        <Title block={{ title }} className="max-w-[640px]" />
        <p className="figures flex gap-12 small:flex-wrap small:gap-y-3">
          <Detail figure={AUTO_DELIVERY_HOURS} name="自动发货" />
          <Detail figure={`${NO_REASON_REFUND_DAYS} 天`} name="没看过、标了「无理由」的可退" />
        </p>
      </div>
      <ol
        style={evenColumns(stations.length)}
        className="mt-12 grid grid-cols-(--columns) border-glow border-y-4 narrow:grid-cols-2 small:grid-cols-1"
      >
        {stations.map(({ name, text }, index) => (
          <li key={name} className="border-rule border-r px-6 py-7 last:border-0">
            <h3 className="flex items-center gap-3 font-bold text-xl">
              <span className="figures grid size-9 place-items-center rounded-full bg-glow text-base text-over">
                {index + 1}
              </span>
              {name}
            </h3>
            <p className="mt-3 text-base text-soft">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-6 text-base">{otherwise}</p>
    </Section>
  );
}

function Detail({ figure, name }: { figure: string; name: string }) {
  return (
    <span className="flex flex-col">
      <span className="whitespace-nowrap font-black text-2xl text-mark">{figure}</span>
      <span className="text-soft">{name}</span>
    </span>
  );
}
