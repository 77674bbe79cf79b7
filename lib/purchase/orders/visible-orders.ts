import { createOrderMarks } from "./order-marks";

/** Orders that this window shows: they need no offer to resume. */
export const { has: isVisible, mark: markVisible, subscribe: onVisibleChange } = createOrderMarks();
