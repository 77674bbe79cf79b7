"use client";

import { LazyPageError } from "@/components/chrome/lazy-error-page";

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  return <LazyPageError error={error} retry={retry} />;
}
