import { Words } from "@/components/ui/words";
import type { GoodsView } from "@/lib/goods/goods-view";

/** Name (at most two lines, in full in the title attribute), feature and tags. */
export function GoodsHeading({ goods }: { goods: GoodsView }) {
  return (
    <header>
      <h1
        title={goods.name}
        className="wrap-anywhere line-clamp-2 break-keep font-semibold text-ink text-lg [unicode-bidi:isolate] narrow:line-clamp-3 small:line-clamp-5"
      >
        <Words text={goods.name} />
      </h1>
      {goods.feature === "" ? null : (
        <p className="wrap-anywhere mt-1 line-clamp-2 text-ink-2 text-sm narrow:line-clamp-4 small:line-clamp-6">
          <bdi>{goods.feature}</bdi>
        </p>
      )}
      <Tags game={goods.game} tags={goods.tags} />
      {goods.banner === "" || goods.personal ? null : (
        <p className="mt-3 flex min-h-8 items-center gap-2 rounded-s bg-linear-to-r from-accent/12 to-accent/0 px-3 text-sm leading-8 narrow:py-1 narrow:leading-6">
          <Horn />
          <bdi className="min-w-0 truncate font-medium narrow:whitespace-normal">
            {goods.banner}
          </bdi>
        </p>
      )}
    </header>
  );
}

/** At most three lines. The server's colour is used for a dot, not for text, since its contrast is not guaranteed. */
function Tags({ game, tags }: Pick<GoodsView, "game" | "tags">) {
  if (game === "" && tags.length === 0) return null;
  return (
    <ul
      aria-label="标签"
      className="mt-3 flex max-h-[88px] flex-wrap gap-2 overflow-hidden narrow:max-h-none"
    >
      {game === "" ? null : (
        <li className="rounded-s bg-tint px-2 font-medium text-primary-strong text-xs leading-6">
          {game}
        </li>
      )}
      {tags.map((tag) => (
        <li
          key={tag.text}
          className="flex max-w-60 items-center gap-1.5 rounded-s border border-line px-2 text-ink-2 text-xs leading-[22px]"
        >
          {tag.color === null ? null : (
            <span
              aria-hidden="true"
              className="size-1.5 shrink-0 rounded-full forced-color-adjust-none"
              style={{ background: tag.color }}
            />
          )}
          <bdi className="truncate">{tag.text}</bdi>
        </li>
      ))}
    </ul>
  );
}

function Horn() {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className="size-4 shrink-0 fill-none stroke-accent"
      strokeLinejoin="round"
    >
      <path d="M2 6.3h2.6L10 3v10L4.6 9.7H2zM5 9.8l.9 3.2h1.6l-.8-2.4M12.3 6a3 3 0 010 4" />
    </svg>
  );
}
