interface Product {
  port: number;
  /** Port of the local marketplace, null when it is remote. */
  apiPort: number | null;
  /** The marketplace is local with its sandbox on: sample goods and buyers, the phone, the documentation. */
  sandbox: boolean;
  /** DATA_DIR as it is set, undefined for the default. */
  dataDir?: string | undefined;
}

const DEFAULT_API_PORT = 4000;

/** Returns the addresses to open, which `npm start` prints last. */
export function welcome({ port, apiPort, sandbox, dataDir }: Product): string {
  const host = (brand: string) => `http://${brand}.localhost:${port}`;
  const lines = [
    "",
    "  The storefront is up. Open:",
    "",
    `    brand hosts   ${["mima", "huoshan", "diandian"].map(host).join("   ")}`,
  ];
  if (sandbox) {
    // The command finds the database by its folder, and the marketplace that has it open by its port.
    const command = [
      ...(dataDir ? [`DATA_DIR=${quoted(dataDir)}`] : []),
      ...(apiPort === DEFAULT_API_PORT ? [] : [`API_PORT=${apiPort}`]),
      "SANDBOX=1 npm run market",
    ].join(" ");
    lines.push(
      `    a goods page  ${host("mima")}/goodsDetails?goodsId=1001`,
      `    the phone     http://localhost:${apiPort}/phone/scan   (scans QR codes, pays, reads SMS)`,
      `    the API       http://localhost:${apiPort}/docs`,
      `    the console   http://localhost:${apiPort}/admin   (404 until it has an operator, added in another terminal:`,
      `                  ${command} -- operator add lin --role owner)`,
      "",
      "  Buyers: 13800138000 (balance 1000.00), 13900139000.",
    );
  } else if (apiPort !== null) lines.push(`    the API       http://localhost:${apiPort}/v1/`);
  lines.push("", "  Press Ctrl-C to stop.", "");
  return lines.join("\n");
}

/** For a shell. */
const quoted = (text: string): string =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
