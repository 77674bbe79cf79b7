import { temporaryPaths } from "../product/start-nginx";

export interface Addresses {
  /** Ports on 127.0.0.1, in the order of deploy/nginx.conf. */
  storefronts: readonly number[];
  marketplaces: readonly number[];
  /** nginx's ports: for visitors, and for programs and payment providers. */
  site: number;
  api: number;
  /** Folder that replaces /srv/assets. */
  assets: string;
  /** Writable folder for the pid and temporary files. */
  folder: string;
}

/**
 * Adapts deploy/nginx.conf to this machine by replacing only hosts, ports and folders.
 * @throws Error when a replaced part is missing, so that the file and the rehearsal cannot diverge
 */
export function localConf(conf: string, at: Addresses): string {
  let text = conf;
  const replace = (from: string, to: string) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}"`);
    text = text.replace(from, to);
  };
  at.storefronts.forEach((port, index) => {
    replace(`storefront-${index + 1}:3000`, `127.0.0.1:${port}`);
  });
  at.marketplaces.forEach((port, index) => {
    replace(`marketplace-${index + 1}:4000`, `127.0.0.1:${port}`);
  });
  replace("listen 8080;", `listen 127.0.0.1:${at.site};`);
  replace("listen 8081;", `listen 127.0.0.1:${at.api};`);
  replace("root /srv/assets;", `root ${at.assets};`);
  replace("http {", `http {\n${temporaryPaths(at.folder)}`);
  return `daemon off;\npid ${at.folder}/nginx.pid;\n${text}`;
}
