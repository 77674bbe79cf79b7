import { QuestionBand } from "../../parts/question-band";
import type { LayoutProps } from "../layout-props";
import { DownloadHead } from "./download-head";
import { Facts } from "./facts";
import { Install } from "./install";
import { Trouble } from "./trouble";

/** The download: its code, what a phone needs, the installation per system, remedies, and which device does what. */
export function DownloadPage(page: LayoutProps<"download">) {
  const { layout, host } = page;
  return (
    <>
      <DownloadHead page={page} />
      <Facts
        title={layout.needs.title}
        heads={["", "iPhone", "Android"]}
        list={layout.needs.list}
        surface="white"
      />
      <Install mark={host.mark} {...layout.install} />
      <Trouble {...layout.trouble} />
      <Facts
        title={layout.devices.title}
        heads={["做什么", "电脑网页", "手机"]}
        list={layout.devices.list}
        surface="tint"
      />
      <QuestionBand {...layout.questions} />
    </>
  );
}
