import { idOrNone, text } from "@storefront/contract/text/fields";

/** The promoter whose link led here, passed on by every page up to the order. */
export const promoterFields = {
  promotion_user_id: idOrNone.optional(),
  sign: text(128).optional(),
};

export interface Promoter {
  promotion_user_id?: number | undefined;
  sign?: string | undefined;
}

/** @returns the promoter's part of a query or payload; {} when there is none */
export function promoterOf({ promotion_user_id, sign }: Promoter): Promoter {
  return {
    ...(promotion_user_id ? { promotion_user_id } : {}),
    ...(promotion_user_id && sign ? { sign } : {}),
  };
}

/** @returns a path of the phone with its query and the promoter */
export function phonePath(
  page: string,
  query: Record<string, number | undefined>,
  promoter: Promoter,
): string {
  const pairs = Object.entries({ ...query, ...promoterOf(promoter) }).flatMap(
    ([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]),
  );
  return `/phone/${page}?${new URLSearchParams(pairs)}`;
}
