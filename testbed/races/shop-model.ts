/** Reference model: the expected stock row after any sequence of acts. */
export class ShopModel {
  available: number;
  held = 0;
  sold = 0;
  readonly orders: { orderNum: string; quantity: number; status: Status; price: string }[] = [];

  constructor(readonly total: number) {
    this.available = total;
  }

  /** @returns whether the shop must accept the order */
  canBuild(quantity: number): boolean {
    return quantity <= this.available;
  }

  built(orderNum: string, quantity: number, price: string): void {
    this.available -= quantity;
    this.held += quantity;
    this.orders.push({ orderNum, quantity, status: "pending", price });
  }

  /** Applies a payment, in time or late. */
  paid(index: number): void {
    const order = this.orders[index];
    if (order?.status === "pending") {
      this.held -= order.quantity;
      this.sold += order.quantity;
      order.status = "paid";
    } else if (order?.status === "expired") {
      const left = order.quantity <= this.available;
      if (left) {
        this.available -= order.quantity;
        this.sold += order.quantity;
      }
      order.status = left ? "paid" : "refund_due";
    }
  }

  /** Expires every pending order. */
  timePassed(): void {
    for (const order of this.orders) {
      if (order.status !== "pending") continue;
      this.held -= order.quantity;
      this.available += order.quantity;
      order.status = "expired";
    }
  }
}

type Status = "pending" | "paid" | "expired" | "refund_due";
