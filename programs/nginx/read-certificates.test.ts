import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createAuthority,
  issueCertificate,
  type KeyPair,
  writeCertificate,
} from "@storefront/testbed/product/certificates";
import { readCertificates } from "./read-certificates";

let folder: string;
let authority: KeyPair;
beforeAll(async () => {
  authority = await createAuthority();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "certificates-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = () => readCertificates(folder, new Date());
const add = async (name: string, hosts: readonly string[], days?: number) =>
  writeCertificate(folder, name, await issueCertificate(authority, hosts, days));

test("reads the names of each folder's certificate", async () => {
  const place = await add("mima", ["mima.example", "www.MIMA.example", "*.preview.example"]);
  writeFileSync(join(folder, "README"), "This directory contains your keys.");
  const { certificates, problems } = read();
  expect(problems).toEqual([]);
  expect(certificates).toEqual([
    {
      chain: join(place, "fullchain.pem"),
      key: join(place, "privkey.pem"),
      names: ["mima.example", "www.mima.example", "*.preview.example"],
      validTo: expect.any(Date),
    },
  ]);
});

test("finds none before the first certificate", () => {
  rmSync(folder, { recursive: true });
  expect(read()).toEqual({ certificates: [], problems: [] });
  mkdirSync(folder);
});

test.each([
  [-2, "the certificate has expired"],
  [5.5, "the certificate expires in 5 days"],
])("uses a certificate that ends in %s days, and says so", async (days, line) => {
  const place = await add("mima", ["mima.example"], days);
  const { certificates, problems } = read();
  expect(certificates).toHaveLength(1);
  expect(problems).toEqual([`${place}: ${line}`]);
});

test("leaves out a certificate without key", async () => {
  const place = await add("mima", ["mima.example"]);
  rmSync(join(place, "privkey.pem"));
  await add("huoshan", ["huoshan.example"]);
  const { certificates, problems } = read();
  expect(certificates.map(({ names }) => names)).toEqual([["huoshan.example"]]);
  expect(problems).toEqual([expect.stringMatching(`^${place}: skipped, ENOENT.*privkey.pem`)]);
});

test("leaves out a certificate with another one's key", async () => {
  const place = await add("mima", ["mima.example"]);
  const { key } = await issueCertificate(authority, ["other.example"]);
  writeFileSync(join(place, "privkey.pem"), key);
  expect(read()).toEqual({
    certificates: [],
    problems: [`${place}: skipped, privkey.pem does not match the certificate`],
  });
});

test("leaves out a file that is no certificate", async () => {
  const place = await add("mima", ["mima.example"]);
  writeFileSync(join(place, "fullchain.pem"), "-----BEGIN CERTIFICATE-----\n");
  const { certificates, problems } = read();
  expect(certificates).toEqual([]);
  expect(problems).toEqual([expect.stringMatching(`^${place}: skipped, [^\\n]+$`)]);
});

test("leaves out a certificate that names no host", async () => {
  const place = await add("mima", []);
  expect(read().problems).toEqual([`${place}: skipped, the certificate has no host name`]);
});
