/** What a designed error page is given. */
export interface ErrorPageProps {
  /** The number that the log has, which a visitor gives to support. */
  errorNumber: string;
  onRetry: () => void;
}
