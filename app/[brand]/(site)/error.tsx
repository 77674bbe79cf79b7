"use client";

import { PageError } from "@/components/chrome/page-error";

export default function ErrorPage({ reset }: { reset: () => void }) {
  return <PageError onRetry={reset} />;
}
