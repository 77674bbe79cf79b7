/** What a sentence may promise, and the test that keeps it. */
export interface Claim {
  key: string;
  /** What is said, in the words of pages and messages; `〔refund〕` and `…` stand for figures that are filled in. */
  says: RegExp;
  /** Of what it is true, and its limit. */
  condition: string;
  testFile: string;
  /** Title of a test of that file. */
  test: string;
}
