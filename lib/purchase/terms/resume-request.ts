import { createStore } from "@/lib/store";

/**
 * The number of an unpaid order of this window (`visitor-orders.ts`) that a part of the page requests to resume. The
 * component that shows the dialogs sets it to null again.
 */
export const resumeRequest = createStore<string | null>(null);
