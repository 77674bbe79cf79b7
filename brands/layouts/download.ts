import type { Note } from "../landing-parts";
import type { FirstView, Questions } from "./views";

/** What a phone shows during the installation of the app. */
export type InstallPicture = "scan" | "store" | "package" | "permit" | "login" | "done";

/** The download: the code and both systems, what a phone needs, the installation, remedies. */
export interface DownloadLayout extends FirstView {
  layout: "download";
  /** What iPhone and Android need, a line per requirement. */
  needs: {
    title: string;
    list: readonly (readonly [name: string, ios: string, android: string])[];
  };
  install: {
    title: string;
    tracks: readonly { name: string; steps: readonly (Note & { picture: InstallPicture })[] }[];
  };
  trouble: { title: string; cases: readonly { seen: string; todo: string }[] };
  /** What is done on which device: a deed, whether the browser does it, whether the app does. */
  devices: {
    title: string;
    list: readonly (readonly [deed: string, browser: string, phone: string])[];
  };
  questions: Questions;
}
