"use client";

import { PageError } from "@/components/chrome/page-error";

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return <PageError error={error} onRetry={retry} />;
}
