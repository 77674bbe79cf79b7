/** Verifies a challenge (a captcha or similar) that the visitor solved in the browser before a code is sent. */
export interface ChallengeVerifier {
  /**
   * @param token proof of the solved challenge
   * @param address the client's address
   * @returns whether a code may be sent; the verifier must accept each token once only
   * @throws when the token cannot be verified
   */
  verify(token: string, address: string): Promise<boolean>;
}
