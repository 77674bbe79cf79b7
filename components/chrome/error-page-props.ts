/** Props of a designed error page. */
export interface ErrorPageProps {
  /** Number in the log, for the visitor to give to support. */
  errorNumber: string;
  onRetry: () => void;
}
