/** What a purchase begins with: chosen on the goods page, checked there (product §4 Goods detail). */
export interface PurchaseRequest {
  goodsId: number;
  /** 0: goods without specs. */
  goodsSpecId: number;
  quantity: number;
  tradeTypeId: number;
  specsType: number;
  goodsName: string;
  /** Address of the goods' first picture; what is shown until the server's answer is there. */
  picture: string;
  /** Who shared the link, and the link's signature: attribution survives login (product §10.13). */
  promotionUserId?: number;
  sign?: string;
}
