/** What a visitor shows before a code is sent: a captcha or the like, solved in the browser. */
export interface ChallengeVerifier {
  /**
   * @param token what the browser got for solving the challenge, undefined when it shows none
   * @param address the client's
   * @returns whether a code may be sent; a token is good for one code, which is the verifier's to see to
   * @throws when it cannot be checked
   */
  verify(token: string | undefined, address: string): Promise<boolean>;
}

/** No challenge is required. */
export const noChallenge: ChallengeVerifier = { verify: async () => true };
