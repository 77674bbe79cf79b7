/** The phone number rule of product §5, literally: 13x, 145–149, 15x except 154, 16x, 17x, 18x, 198, 199; 11 digits. */
export const PHONE_NUMBER = /^(?:13\d|14[5-9]|15[0-35-9]|16\d|17\d|18\d|19[89])\d{8}$/;

/** Whether the text is a phone number by the rule of product §5. */
export function isPhoneNumber(text: string): boolean {
  return PHONE_NUMBER.test(text);
}
