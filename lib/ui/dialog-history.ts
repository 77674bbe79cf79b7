/**
 * Closes dialogs by the browser's Back. While any dialog is open, the current history entry is a copy of the page's own
 * with a mark; it keeps what the router has stored in the state. A dialog that is closed otherwise removes the entry.
 */
const MARK = "dialog";

/** Functions that close the open dialogs, the topmost last. */
const closers: (() => void)[] = [];
/** Whether the current entry is marked. */
let hasEntry = false;
/** Whether an asynchronous `history.back()` is in progress. */
let isLeaving = false;
let isListening = false;

/** @returns a function to call when the dialog is closed, in any way */
export function closeOnBack(close: () => void): () => void {
  if (!isListening) {
    isListening = true;
    // Set after a reload with an open dialog: the entry is used again.
    hasEntry = isMarked();
    window.addEventListener("popstate", onPopState);
  }
  closers.push(close);
  addEntry();
  return () => {
    closers.splice(closers.indexOf(close), 1);
    // The next dialog of a flow opens in the same task, and uses the entry.
    setTimeout(removeEntry);
  };
}

function addEntry(): void {
  if (hasEntry || isLeaving || closers.length === 0) return;
  // The entry of a link to a fragment: going back to it moves the focus, and the router does not know it.
  if (window.history.state === null) return;
  hasEntry = true;
  window.history.pushState({ ...window.history.state, [MARK]: true }, "");
}

function removeEntry(): void {
  if (!hasEntry || closers.length > 0) return;
  hasEntry = false;
  // Not marked: the visitor has gone on to another page.
  if (isMarked()) leave();
}

function leave(): void {
  isLeaving = true;
  window.history.back();
}

function onPopState(): void {
  if (isLeaving) {
    isLeaving = false;
    addEntry();
  } else if (hasEntry) {
    hasEntry = false;
    closers.at(-1)?.();
    setTimeout(addEntry);
  } else if (isMarked()) {
    // Forward, or back from a later page, to the entry of a dialog that is no longer open.
    leave();
  }
}

function isMarked(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && MARK in state;
}
