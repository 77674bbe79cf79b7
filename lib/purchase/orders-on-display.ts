/** Orders whose dialog is open in this window: they need no offer to be reopened. */
const onDisplay = new Set<string>();
const listeners = new Set<() => void>();

export function isOnDisplay(orderNum: string): boolean {
  return onDisplay.has(orderNum);
}

/** @returns a function for when the dialog closes */
export function display(orderNum: string): () => void {
  onDisplay.add(orderNum);
  tell();
  return () => {
    onDisplay.delete(orderNum);
    tell();
  };
}

/** @returns a function that ends the listening */
export function onDisplayChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}
