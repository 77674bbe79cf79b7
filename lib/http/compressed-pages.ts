/** Compressed bodies by ETag: the least recently used ones go when they take more than `limitBytes` together. */
export class CompressedPages {
  private readonly bodies = new Map<string, Buffer>();
  private bytes = 0;

  constructor(private readonly limitBytes: number) {}

  get(etag: string): Buffer | undefined {
    const body = this.bodies.get(etag);
    if (body) {
      this.bodies.delete(etag);
      this.bodies.set(etag, body);
    }
    return body;
  }

  set(etag: string, body: Buffer): void {
    if (this.bodies.has(etag) || body.length > this.limitBytes) return;
    this.bodies.set(etag, body);
    this.bytes += body.length;
    for (const [oldest, old] of this.bodies) {
      if (this.bytes <= this.limitBytes) return;
      this.bodies.delete(oldest);
      this.bytes -= old.length;
    }
  }
}
