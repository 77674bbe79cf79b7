import { DOWNLOAD, HOME } from "@/components/chrome/links";
import { NoticePanel } from "@/components/ui/notice-panel";
import { GAMES_PATH } from "@/lib/addresses/game-path";

/** Shown when the marketplace did not respond or is busy. */
export function SearchUnavailable({ href }: { href: string }) {
  return (
    <NoticePanel
      title="搜索暂时没有结果"
      text="搜索服务现在忙，或者网络出了问题。稍等片刻再搜一次，也可以按游戏查找。"
      links={[
        { text: "再搜一次", href },
        { text: "按游戏查找", href: GAMES_PATH },
      ]}
    />
  );
}

/** Shown when the API has no search. */
export function SearchMissing() {
  return (
    <NoticePanel
      title="这里还没有开放搜索"
      text="有商品链接的，可以直接打开购买；已下的订单都在账户里。"
      links={[
        { text: "回首页看看", href: HOME },
        { text: "在手机上用", href: DOWNLOAD },
      ]}
    />
  );
}
