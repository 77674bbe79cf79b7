import { notFound } from "next/navigation";

export const revalidate = 60;
export const metadata = { title: "页面不存在" };

export function generateStaticParams() {
  return [];
}

/** Where the middleware sends every address that does not exist: one cached 404 per brand. */
export default function MissingPage() {
  notFound();
}
