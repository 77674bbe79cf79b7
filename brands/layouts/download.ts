import type { Note } from "../landing-parts";
import type { FirstView, Questions } from "./views";

/** Pictures of a phone during the installation of the app. */
export type InstallPicture = "scan" | "store" | "package" | "permit" | "login" | "done";

type Steps = readonly (Note & { picture: InstallPicture })[];

/** The download: the code and both systems, what a phone needs, the installation, remedies. Chosen from by the brand's app. */
export interface DownloadLayout extends FirstView {
  layout: "download";
  /** Requirements of iPhone and Android, one a line. */
  needs: {
    title: string;
    list: readonly (readonly [name: string, ios: string, android: string])[];
  };
  /** `package`: for Android where the app is a package, in place of `android`. */
  install: { title: string; ios: Steps; android: Steps; package: Steps };
  /** `package`: of packages only. */
  trouble: { title: string; cases: readonly { seen: string; todo: string; package?: true }[] };
  /** An action, and whether the browser and the app offer it. */
  devices: {
    title: string;
    list: readonly (readonly [deed: string, browser: string, phone: string])[];
  };
  questions: Questions;
  /** The page of a brand without an app: states that, and links the mobile site. */
  withoutApp: {
    kicker: string;
    title: string;
    headline: string;
    subline: string;
    /** Above the brand's features. */
    features: string;
    open: { title: string; steps: Steps };
    questions: Questions;
  };
}
