/** @returns the number with its middle hidden: 138****8000 */
export const maskPhone = (phone: string): string =>
  phone.replace(/^(\d{3})\d{4}(\d{4})$/, "$1****$2");
