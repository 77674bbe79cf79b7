"use client";

import { useEffect } from "react";
import { keepVisitAd } from "@/lib/app-info/visit-ad";

/** Keeps the advertisement that led to this page for the visit. */
export function KeepVisitAd() {
  useEffect(() => {
    keepVisitAd();
  }, []);
  return null;
}
