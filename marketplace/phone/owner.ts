/** Who this phone belongs to, as its pages show it. */
export interface Owner {
  userId: number;
  nickname: string;
  headImgUrl: string;
  /** The middle masked: 138****8000. */
  phone: string;
  /** Yuan. */
  balance: string;
}
