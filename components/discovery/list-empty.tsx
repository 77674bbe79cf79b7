import { GAMES_PATH } from "@/lib/addresses/game-path";

/** Shown when no listing matches the view, with links onward. */
export function ListEmpty({ href }: { href: string }) {
  return (
    <div className="rounded-m bg-white px-10 py-14 text-center shadow-card small:px-6 small:py-10">
      <h2 className="font-semibold text-lg">没有符合条件的商品</h2>
      <p className="mt-2 text-ink-2">换一个条件，或者看看这个游戏的全部商品。</p>
      <p className="mt-6 flex items-center justify-center gap-6">
        <a
          href={href}
          className="rounded-s bg-primary px-6 py-2.5 text-white hover:bg-primary-strong"
        >
          查看全部商品
        </a>
        <a href={GAMES_PATH} className="text-primary-strong underline underline-offset-4">
          换个游戏
        </a>
      </p>
    </div>
  );
}
