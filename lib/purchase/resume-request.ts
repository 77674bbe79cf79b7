import { createListeners } from "@/lib/listeners";

/** Requests to resume an unpaid order; the component that shows the dialogs subscribes. */
let requested: string | null = null;
const listeners = createListeners();

/** @param orderNum of an order that this window holds (`open-orders.ts`) */
export function requestResume(orderNum: string): void {
  set(orderNum);
}

export function requestedResume(): string | null {
  return requested;
}

/** Marks the request as handled. */
export function endResumeRequest(): void {
  set(null);
}

/** @returns an unsubscribe function */
export function onResumeRequest(listener: () => void): () => void {
  return listeners.subscribe(listener);
}

function set(next: string | null): void {
  requested = next;
  listeners.notify();
}
