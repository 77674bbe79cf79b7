import type { Goods } from "../../listing-trade";
import { Guarantees } from "./guarantees";

const shown = (compensate_broadcast: string[]) => {
  const goods: Partial<Goods> = {
    guarantee: [],
    banner: { text: "平台担保" },
    compensate_broadcast,
  };
  return String(<Guarantees goods={goods as Goods} />);
};

it("shows the platform's decisions for buyers, the newest one first", () => {
  const html = shown(["买家 木*** 遇到「其他原因」", "买家 阿*** 遇到「无法使用」"]);
  expect(html).toContain("赔付公示");
  expect(html).toContain("<small>买家 木*** 遇到「其他原因」</small>");
  expect(html.match(/<li class="isolate">/g)).toHaveLength(2);
});

it("says nothing of decisions when there are none", () => {
  expect(shown([])).not.toContain("赔付公示");
});
