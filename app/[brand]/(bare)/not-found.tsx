import { PageMissing } from "@/components/chrome/page-missing";

export const metadata = { title: "页面不存在" };

export default function NotFound() {
  return <PageMissing />;
}
