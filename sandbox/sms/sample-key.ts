/** What calls to the sandbox's gateway are signed with. */
export const SAMPLE_SMS_KEY = "storefront-sandbox-sms-key";
