import { DOWNLOAD, HOME } from "@/components/chrome/links";
import { NoticePanel } from "@/components/ui/notice-panel";

/** Shown when the marketplace did not respond. */
export function ListUnavailable() {
  return (
    <NoticePanel
      title="商品列表暂时没有取到"
      text="已下的订单和账户余额都不受影响，请稍后刷新本页。"
      links={[
        { text: "回首页看看", href: HOME },
        { text: "在手机上用", href: DOWNLOAD },
      ]}
    />
  );
}
