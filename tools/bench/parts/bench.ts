import { join } from "node:path";
import { coverPaths } from "@storefront/sandbox/media/drawn-pictures";
import { prewarmImages } from "@/scripts/launch/prewarm-images";
import {
  type BenchProduct,
  type RelayedProduct,
  startBenchProduct,
  startRelayedProduct,
} from "../server/product";
import type { Row } from "./table";

const PORTS = { storefront: 3320, api: 4320 };

/** One part of the bench. */
export interface Measurement {
  /** `npm run bench -- <a part of it>` selects it. */
  name: string;
  measure: (bench: Bench) => Promise<Row | Row[]>;
  /** It starts no storefront. */
  needsNoBuild?: true;
}

/**
 * What measurements run on. A program starts when a measurement first needs it, and stops when another one is needed or
 * the bench ends: only one is under load at a time.
 */
export class Bench {
  private running: { kind: string; product: BenchProduct } | undefined;

  /**
   * @param folder for data, deleted by the caller
   * @param lists paths of further lists of queries
   */
  constructor(
    readonly folder: string,
    readonly lists: readonly string[] = [],
  ) {}

  /** Both programs, as `npm start` runs them. */
  product(): Promise<BenchProduct> {
    return this.run("direct", () => startBenchProduct(join(this.folder, "direct"), PORTS));
  }

  /** Both programs with a relay of the bench between them. */
  relayedProduct(): Promise<RelayedProduct> {
    return this.run("relayed", () => startRelayedProduct(this.folder, PORTS));
  }

  /** Stops the product, for measurements that start programs of their own. */
  async stop(): Promise<void> {
    const { running } = this;
    this.running = undefined;
    await running?.product.stop();
  }

  private async run<P extends BenchProduct>(kind: string, start: () => Promise<P>): Promise<P> {
    if (this.running?.kind === kind) return this.running.product as P;
    await this.stop();
    const product = await start();
    this.running = { kind, product };
    // A first start resizes images for seconds; measure after that.
    const api = `http://127.0.0.1:${PORTS.api}`;
    await prewarmImages(api, coverPaths(), AbortSignal.timeout(180_000));
    return product;
  }
}
