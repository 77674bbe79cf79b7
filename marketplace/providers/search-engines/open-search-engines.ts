import { baidu } from "./baidu";
import { indexNow } from "./indexnow";
import type { SearchEngine, SearchEngineSettings } from "./search-engine";

/** Opens the search engines that are configured; none by default. */
export function openSearchEngines(settings: SearchEngineSettings): SearchEngine[] {
  return [
    ...(settings.indexNow ? [indexNow(settings.indexNow)] : []),
    ...(settings.baidu ? [baidu(settings.baidu)] : []),
  ];
}
