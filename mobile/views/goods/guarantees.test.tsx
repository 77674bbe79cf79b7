import type { Goods } from "../../listing-trade";
import { Guarantees } from "./guarantees";

const shown = (compensate_broadcast: string[], guarantee: Goods["guarantee"] = []) => {
  const goods: Partial<Goods> = {
    guarantee,
    banner: { text: "平台担保" },
    compensate_broadcast,
  };
  return String(<Guarantees goods={goods as Goods} />);
};

it("shows the platform's decisions for buyers, the newest one first", () => {
  const html = shown(["买家 木*** 遇到「其他原因」", "买家 阿*** 遇到「无法使用」"]);
  expect(html).toContain("赔付公示");
  expect(html).toContain("<small>买家 木*** 遇到「其他原因」</small>");
  expect(html.match(/<li class="foreign">/g)).toHaveLength(2);
});

it("says nothing of decisions when there are none", () => {
  expect(shown([])).not.toContain("赔付公示");
});

it("shows an API's guarantee that is no promise of the platform as the seller's, with terms that say so", () => {
  const terms = { duration: "永久", excludes: "无", decided_by: "官方" };
  const html = shown([], [{ name: "官方验号", brief: "双倍赔付", ...terms }]);
  expect(html).toContain("<strong>卖家声明：官方验号</strong>");
  expect(html).toContain("平台没有核实，也不担保");
  expect(html).not.toContain("<svg");
  expect(shown([], [{ name: "平台担保", brief: "", ...terms }])).toContain("<svg");
  expect(html).not.toContain("永久");
});
