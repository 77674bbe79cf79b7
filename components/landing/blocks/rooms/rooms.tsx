import type { Room } from "@storefront/brands/landing-play";
import { Mark } from "@/components/brand/mark";
import { GameIcon } from "../../parts/game-icon";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

const SEATS = [0, 1, 2, 3, 4];

/** The app's lobby: rooms as cards, each with its five seats and the missing role. */
export function Rooms({ block, page }: BlockProps<"rooms">) {
  return (
    <Section block={block}>
      <Title block={block} className="max-w-[720px]" />
      <figure className="mt-12 overflow-hidden rounded-l border border-rule shadow-card">
        <figcaption
          data-ground="ink"
          className="flex items-center justify-between px-8 py-4 text-base small:flex-wrap small:gap-x-6 small:gap-y-1 small:px-5 small:text-sm"
        >
          <span className="flex items-center gap-3 font-semibold">
            <Mark mark={page.brand.mark} className="size-6 text-mark" />
            组队大厅
          </span>
          <span className="text-soft">画面示例，房间与条件都是画的</span>
        </figcaption>
        <ul data-ground="ground" className="grid grid-cols-3 gap-5 p-8 narrow:fit-240 small:p-4">
          {block.rooms.map((room) => (
            <Card key={room.name} room={room} />
          ))}
        </ul>
      </figure>
    </Section>
  );
}

function Card({ room }: { room: Room }) {
  return (
    <li data-ground="white" className="relative flex flex-col overflow-hidden rounded-m p-6">
      <GameIcon
        name={room.icon}
        className="-top-3 -right-4 absolute size-32 text-glow opacity-[.12]"
      />
      <p className="relative text-soft">{room.game}</p>
      <h3 className="relative mt-1 font-semibold text-lg">{room.name}</h3>
      <div className="relative mt-6 flex items-center gap-2">
        {SEATS.map((seat) =>
          seat < room.taken ? (
            <span
              key={seat}
              className="grid size-9 place-items-center rounded-full bg-panel text-soft"
            >
              <Head />
            </span>
          ) : (
            <span
              key={seat}
              className={`grid size-9 place-items-center rounded-full border-2 border-dashed font-bold text-base ${seat === room.taken ? "border-glow text-mark" : "border-rule text-soft"}`}
            >
              <span aria-hidden="true">+</span>
            </span>
          ),
        )}
        <span className="sr-only">五个位置，已坐 {room.taken} 人</span>
      </div>
      <p className="relative mt-5 flex items-center gap-2 font-semibold text-base text-mark">
        <GameIcon name={room.icon} className="size-6" />缺{room.wants}
      </p>
      <ul className="relative mt-4 flex flex-wrap gap-2 border-rule border-t pt-4">
        {room.terms.map((term) => (
          <li key={term} className="rounded-full bg-panel px-3 py-1 text-soft text-xs">
            {term}
          </li>
        ))}
      </ul>
    </li>
  );
}

function Head() {
  return (
    <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
      <path d="M12 5a4 4 0 1 1-.01 0ZM4 21a8 7 0 0 1 16 0Z" fill="currentColor" />
    </svg>
  );
}
