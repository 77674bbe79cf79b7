/** The canonical address of a listing, on whatever host the page is (design §2.22). */
export function goodsLink(id: number): string {
  return `/goodsDetails?goodsId=${id}`;
}
