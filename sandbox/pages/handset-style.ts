/** The style of the drawn phone (handset.tsx), which also changes the screen in it. */
export const HANDSET_STYLE: URL = new URL("./assets/handset.css", import.meta.url);
