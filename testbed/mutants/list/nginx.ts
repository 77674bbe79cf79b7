import type { Mutant } from "../mutant";

/** What nginx keeps from the internet. */
export const NGINX: readonly Mutant[] = [
  {
    id: "console-for-every-network",
    protects: "nginx serves the console to CONSOLE_NETWORKS only",
    file: "deploy/nginx.conf.template",
    find: "$is_operator {\n    default 0;",
    replacement: "$is_operator {\n    default 1;",
    testFile: "programs/nginx/tls-here.test.ts",
    test: "is for CONSOLE_NETWORKS only",
  },
  {
    id: "claimed-host-passed-on",
    protects: "a client cannot name another host than the one it requests",
    file: "deploy/nginx.conf.template",
    find: '  proxy_set_header X-Forwarded-Host "";\n',
    replacement: "",
    testFile: "programs/nginx/tls-here.test.ts",
    test: "regardless of what the client",
  },
  {
    id: "claimed-address-behind-proxies",
    protects: "a client cannot claim the address of an operator",
    file: "programs/nginx/create-conf.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: text of the mutated file
    find: "{${proxiesInFront}}",
    replacement: "*",
    testFile: "programs/nginx/tls-in-front.test.ts",
    test: "counts proxies to know",
  },
  {
    id: "kept-without-permission",
    protects: "nginx keeps only what the storefront allows by X-Accel-Expires",
    file: "deploy/nginx.conf.template",
    find: "      proxy_no_cache $is_never_kept;\n",
    replacement: "",
    testFile: "programs/nginx/front-cache.test.ts",
    test: "keeps no response without X-Accel-Expires",
  },
  {
    id: "kept-for-every-host",
    protects: "nginx sends no brand's page to visitors of another",
    file: "deploy/nginx.conf.template",
    find: "$http_host$request_uri",
    replacement: "$request_uri",
    testFile: "programs/nginx/front-cache.test.ts",
    test: "does not send to another host",
  },
  {
    id: "phone-page-kept",
    protects: "nginx keeps nothing of phones that depends on the device",
    file: "server/front-cache.ts",
    find: "return !(decision.variesByDevice && isHandheld",
    replacement: "return !(false && isHandheld",
    testFile: "server/front-cache.test.ts",
    test: "keeps nothing for a crawler with the words of a phone",
  },
];
