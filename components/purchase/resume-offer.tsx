"use client";

/** Offers to reopen an order that waits for its payment (design §2.16). */
export function ResumeOffer() {
  return null;
}
