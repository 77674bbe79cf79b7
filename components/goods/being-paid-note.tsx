/** The last piece waits for somebody's payment: it may come back, and this page says so when it does. */
export function BeingPaidNote() {
  return (
    <p className="text-ink-2 text-sm">
      最后一件有人下了单，还没有付款。没有付款的订单最多保留 15 分钟，一放开本页就会自动更新。
    </p>
  );
}
