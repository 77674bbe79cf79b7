import { Violation } from "../violation";
import { callOnPhone, type Purchase, type World } from "../world";

/** Reads an order's secrets on its buyer's phone. @throws Violation when another order has shown one of them */
export async function readSecrets(world: World, purchase: Purchase): Promise<string> {
  const { userId, orderNum } = purchase;
  const { code, data } = await callOnPhone(world, userId, "orderSecret", { order_num: orderNum });
  if (code !== 0) return `code ${code}`;
  const { length } = data.secrets;
  if (length > 0 && length !== purchase.pieces) {
    throw new Violation("secrets", `${orderNum} shows ${length}, bought are ${purchase.pieces}`);
  }
  for (const secret of data.secrets) {
    const other = world.seenSecrets.get(secret);
    if (other !== undefined && other !== orderNum) {
      throw new Violation("secrets", `${secret} was shown for ${other} and for ${orderNum}`);
    }
    world.seenSecrets.set(secret, orderNum);
  }
  return `${length} secrets`;
}
