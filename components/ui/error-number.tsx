"use client";

import { useEffect, useState } from "react";
import { errorNumberOf } from "@/lib/browser-errors/error-number";
import { reportError } from "@/lib/browser-errors/report";

/** Reports the error and shows its number, which a visitor gives to support. */
export function ErrorNumber({ error }: { error: unknown }) {
  const [number] = useState(() => errorNumberOf(error));
  useEffect(() => reportError("boundary", error, number), [error, number]);
  return <p className="mt-6 break-all text-ink-3 text-xs">错误编号：{number}</p>;
}
