import { PageMissing } from "@/components/chrome/page-missing";

export const metadata = { title: "页面不存在" };

/** Bundled with every page here, so it stays small; the not-found page with goods is `missing`. */
export default function NotFound() {
  return <PageMissing />;
}
