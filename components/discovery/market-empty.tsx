import { DOWNLOAD, HOME } from "@/components/chrome/links";
import { NoticePanel } from "@/components/ui/notice-panel";

/** Shown when no listings can be shown here: nothing is on sale yet, or the API has no lists. */
export function MarketEmpty() {
  return (
    <NoticePanel
      title="这里还没有可以浏览的游戏"
      text="有商品上架后，会按游戏和种类列在这里。有商品链接的，可以直接打开购买。"
      links={[
        { text: "回首页看看", href: HOME },
        { text: "在手机上用", href: DOWNLOAD },
      ]}
    />
  );
}
