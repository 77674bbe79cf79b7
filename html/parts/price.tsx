/**
 * A price with a small currency sign, tabular figures and smaller cents.
 * @param yuan as on the wire, "128.00"
 */
export function Price({ yuan }: { yuan: string }) {
  const [integer, cents = "00"] = yuan.split(".");
  return (
    <span class="price">
      <span class="price-small">¥</span>
      {integer}
      <span class="price-small">.{cents}</span>
    </span>
  );
}
