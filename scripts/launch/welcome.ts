/** The lines `npm start` ends with: which addresses to open. `apiPort` is null when the marketplace is elsewhere. */
export function welcome(port: number, apiPort: number | null): string {
  const lines = [
    "",
    "  The storefront is up. Open:",
    "",
    `    brand hosts   http://mima.localhost:${port}   http://huoshan.localhost:${port}   http://diandian.localhost:${port}`,
    `    a goods page  http://mima.localhost:${port}/goodsDetails?goodsId=1001`,
  ];
  if (apiPort !== null) {
    lines.push(
      `    the phone     http://localhost:${apiPort}/phone   (scans QR codes, pays, reads SMS)`,
      `    the API       http://localhost:${apiPort}/docs`,
    );
  }
  lines.push("", "  Buyers: 13800138000 (balance 1000.00), 13900139000. Ctrl-C ends both.", "");
  return lines.join("\n");
}
