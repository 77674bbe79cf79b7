/** The input of a purchase, chosen and validated on the goods page (product §4 Goods detail). */
export interface PurchaseRequest {
  goodsId: number;
  /** 0: goods without specs. */
  goodsSpecId: number;
  quantity: number;
  tradeTypeId: number;
  specsType: number;
  goodsName: string;
  /** Address of the goods' first picture, shown until the server has answered. */
  picture: string;
  /** User who shared the link, and its signature: attribution survives login (product §10.13). */
  promotionUserId?: number;
  sign?: string;
}
