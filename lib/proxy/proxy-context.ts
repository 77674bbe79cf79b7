/** Address and visitor of a call through the API proxy. */
export interface ProxyContext {
  /** The API's base address, without a trailing slash. */
  apiBaseUrl: string;
  /** Proves to the marketplace that X-Client-Address, X-Site, X-Brand and X-Site-Origin come from this storefront. */
  internalSecret: string;
  /** Milliseconds that the marketplace may take (`SentCall.timeoutMs`); by default 150 s (product §9). */
  timeoutMs?: number;
  /** The visitor's address; undefined when unknown. */
  clientAddress: string | undefined;
  /** The normalized host the visitor requested. */
  site: string;
  /** Key of its brand; "" for a host without one. */
  brand: string;
  /** Origin of links to the brand's pages; "" for a host without a brand. */
  origin: string;
  /** The tester's market that the call is for; undefined for the shared one, the only one outside a sandbox. */
  market?: string | undefined;
  /** The visitor uses https: cookies are marked Secure. */
  secure: boolean;
}
