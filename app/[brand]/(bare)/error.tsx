"use client";

import { PageError } from "@/components/chrome/page-error";

export default function ErrorPage({ retry }: { error: unknown; retry: () => void }) {
  return <PageError onRetry={retry} />;
}
