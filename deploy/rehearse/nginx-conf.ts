export interface Addresses {
  /** Ports of 127.0.0.1, in the order in which deploy/nginx.conf names them. */
  storefronts: readonly number[];
  marketplaces: readonly number[];
  /** Where nginx listens for visitors, and for the programs and payment providers. */
  site: number;
  api: number;
  /** Folder that stands for /srv/assets. */
  assets: string;
  /** Writable: pid and temporary files. */
  folder: string;
}

/**
 * deploy/nginx.conf on this machine: other hosts, ports and folders, nothing else.
 * @throws Error when one of its parts is not found, so that the file cannot change without the rehearsal
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
  const temporary = ["proxy", "client_body", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `  ${name}_temp_path ${at.folder}/${name};`,
  );
  replace("http {", `http {\n${temporary.join("\n")}`);
  return `daemon off;\npid ${at.folder}/nginx.pid;\n${text}`;
}
