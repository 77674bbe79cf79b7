import { reportUncaughtErrors } from "./lib/browser-errors/report";

/** Runs on every page before React does. */
reportUncaughtErrors(window);
