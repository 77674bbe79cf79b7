/**
 * A seller's description.
 * @param html returned by `sanitiseHtml`; never pass anything else
 */
export const RichText = ({ html }: { html: string }) => (
  <div class="rich-text foreign" dangerouslySetInnerHTML={{ __html: html }} />
);
