import { HOME } from "@/components/chrome/links";
import { NoticePanel } from "@/components/ui/notice-panel";

const ON_PHONE = { text: "在手机上用", href: "#download" };

/** Shown when there are no listings, or they could not be fetched. */
export function HomeEmpty({ isAvailable }: { isAvailable: boolean }) {
  return isAvailable ? (
    <NoticePanel
      title="商品还没有上架"
      text="有商品上架后会出现在这里。有商品链接的，可以直接打开购买；已下的订单都在账户里。"
      links={[ON_PHONE]}
    />
  ) : (
    <NoticePanel
      title="商品列表暂时没有取到"
      text="已下的订单和账户余额都不受影响，请稍后刷新本页。"
      links={[{ text: "刷新", href: HOME }, ON_PHONE]}
    />
  );
}
