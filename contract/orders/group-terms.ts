/** Buyers in a group (product §2: a 2-person group price). */
export const GROUP_SIZE = 2;

/** Hours that a group waits for another buyer, from its opener's payment. */
export const GROUP_LIFE_H = 24;
