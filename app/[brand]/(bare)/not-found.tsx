import { PageMissing } from "@/components/chrome/page-missing";

export const metadata = { title: "页面不存在" };

/** Part of what every page here may become, so it stays small; the one with goods is `missing`. */
export default function NotFound() {
  return <PageMissing />;
}
