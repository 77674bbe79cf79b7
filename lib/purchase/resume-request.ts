import { createListeners } from "@/lib/listeners";

/** Requests to resume an unpaid order; the component that shows the dialogs subscribes. */
let wanted: string | null = null;
const listeners = createListeners();

/** @param orderNum of an order that this window holds (`open-orders.ts`) */
export function requestResume(orderNum: string): void {
  set(orderNum);
}

export function requestedResume(): string | null {
  return wanted;
}

/** The request was handled. */
export function endResumeRequest(): void {
  set(null);
}

/** @returns a function that ends the listening */
export function onResumeRequest(listener: () => void): () => void {
  return listeners.subscribe(listener);
}

function set(next: string | null): void {
  wanted = next;
  listeners.notify();
}
