import { render } from "@testing-library/react";
import { Words } from "./words";

/** Returns the text with a bar at each line break opportunity. */
function breaks(text: string): string {
  const { container } = render(<Words text={text} />);
  return container.innerHTML.replaceAll("<wbr>", "|");
}

test("allows line breaks between words, not within one", () => {
  expect(breaks("点券充值，全平台")).toBe("点券|充值，|全|平台");
});

test.each(["枪皮「飞鸢」套", "（自营）点券，充值卡。", "60～6480 星屑"])(
  "keeps the text of %s, with brackets and punctuation attached",
  (text) => {
    const found = breaks(text);
    expect(found.replaceAll("|", "")).toBe(text);
    expect(found).not.toMatch(/[「（]\||\|[」），。～ ]/);
  },
);
