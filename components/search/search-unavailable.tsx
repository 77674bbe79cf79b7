import { GAMES_PATH } from "@/lib/addresses/game-path";

/** Shown when the marketplace did not respond or is busy, with links onward. */
export function SearchUnavailable({ href }: { href: string }) {
  return (
    <div className="mt-6 rounded-m bg-white px-10 py-14 shadow-card small:px-6 small:py-10">
      <h2 className="font-semibold text-lg">搜索暂时没有结果</h2>
      <p className="mt-2 text-base text-ink-2">
        这次没有查到结果：可能是网络出了问题，也可能这里还没有开放搜索。
      </p>
      <p className="mt-6 flex gap-6 text-base">
        <a className="text-primary-strong underline underline-offset-4" href={href}>
          再搜一次
        </a>
        <a className="text-primary-strong underline underline-offset-4" href={GAMES_PATH}>
          按游戏查找
        </a>
      </p>
    </div>
  );
}
