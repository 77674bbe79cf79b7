import { PageMissing } from "@/components/chrome/page-missing";
import { HotStrip } from "@/components/home/hot-strip";

export const metadata = { title: "页面不存在" };

export default function NotFound() {
  return (
    <PageMissing>
      <HotStrip />
    </PageMissing>
  );
}
