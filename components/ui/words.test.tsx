import { render } from "@testing-library/react";
import { Words } from "./words";

/** The text, with a bar where a line may end. */
function breaks(text: string): string {
  const { container } = render(<Words text={text} />);
  return container.innerHTML.replaceAll("<wbr>", "|");
}

test("lets a line end between words, and not within one", () => {
  expect(breaks("点券充值，全平台")).toBe("点券|充值，|全|平台");
});

test.each(["枪皮「飞鸢」套", "（自营）点券，充值卡。", "60～6480 星屑"])(
  "keeps %s as it is, brackets and marks with what they belong to",
  (text) => {
    const found = breaks(text);
    expect(found.replaceAll("|", "")).toBe(text);
    expect(found).not.toMatch(/[「（]\||\|[」），。～ ]/);
  },
);
