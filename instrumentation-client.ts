import { reportUncaughtErrors } from "./lib/browser-errors/report";

/** Runs on every page before React. */
reportUncaughtErrors(window);
