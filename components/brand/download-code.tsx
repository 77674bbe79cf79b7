import { codeName } from "@/lib/app-info/app-texts";
import type { AppInfo } from "@/lib/app-info/read-app-info";
import { AdCode } from "./ad-code";
import { CodeDrawing } from "./code-drawing";

interface Props {
  app: AppInfo;
  /** Pixels. */
  size: number;
}

/**
 * The bare code of the app's download, or of the mobile site where there is no app; the caller adds label and link. It
 * carries brand and advertisement, and is not shown on phones, which cannot scan it.
 */
export function DownloadCode({ app, size }: Props) {
  const code = { url: app.downloadUrl, name: codeName(app), size };
  return (
    <AdCode {...code}>
      <CodeDrawing {...code} />
    </AdCode>
  );
}
