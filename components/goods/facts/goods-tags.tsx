import type { GoodsView } from "@/lib/goods/goods-view";

type Props = Pick<GoodsView, "game" | "tags" | "feature">;

/** The seller's claims about the goods: feature and tags. */
export function GoodsTags({ feature, ...marked }: Props) {
  return (
    <div className="space-y-2 empty:hidden">
      {feature === "" ? null : (
        <p className="wrap-anywhere line-clamp-2 text-sm narrow:line-clamp-4 small:line-clamp-6">
          <bdi>{feature}</bdi>
        </p>
      )}
      <Tags {...marked} />
    </div>
  );
}

/** At most two lines. The server's color is used for a dot, not for text, since its contrast is not guaranteed. */
function Tags({ game, tags }: Pick<Props, "game" | "tags">) {
  if (game === "" && tags.length === 0) return null;
  return (
    <ul
      aria-label="标签"
      className="flex max-h-[56px] flex-wrap gap-2 overflow-hidden narrow:max-h-none"
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
