import { generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** A key with a certificate, for a server of a test. */
interface Certified {
  readonly name: string;
  readonly key: KeyObject;
  /** In PEM. */
  readonly cert: string;
}

/** DER: what it is, how long, and what is in it. */
function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...content: readonly Uint8Array[]) => der(0x30, ...content);
const hex = (digits: string) => Buffer.from(digits, "hex");
const commonName = der(0x06, hex("550403"));
const ecdsaWithSha256 = sequence(der(0x06, hex("2a8648ce3d040302")));
const nameOf = (name: string) => sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(name)))));
const extension = (oid: string, value: Uint8Array) => sequence(der(0x06, hex(oid)), der(0x04, value));
const time = (days: number) => {
  const text = new Date(Date.now() + days * 24 * 3_600_000).toISOString().replaceAll(/[-:T]|\.\d+/g, "");
  return der(0x17, Buffer.from(text.slice(2)));
};

/** Certifies a new key: of an authority by itself, of a host by its authority. */
function certify(name: string, authority?: Certified): Certified {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const isAuthority = sequence(der(0x01, hex("ff")));
  const told = sequence(
    der(0xa0, der(0x02, hex("02"))),
    der(0x02, Buffer.from([1, ...randomBytes(8)])),
    ecdsaWithSha256,
    nameOf(authority?.name ?? name),
    sequence(time(-1), time(1)),
    nameOf(name),
    publicKey.export({ type: "spki", format: "der" }),
    der(
      0xa3,
      sequence(
        authority === undefined
          ? extension("551d13", isAuthority)
          : extension("551d11", sequence(der(0x82, Buffer.from(name)))),
      ),
    ),
  );
  const signature = sign("sha256", told, authority?.key ?? privateKey);
  const all = sequence(told, ecdsaWithSha256, der(0x03, hex("00"), signature));
  const cert = `-----BEGIN CERTIFICATE-----\n${all.toString("base64")}\n-----END CERTIFICATE-----\n`;
  return { name, key: privateKey, cert };
}

/** An authority of a test's own, and the certificate that it gives a host. */
export function certificateFor(host: string): {
  readonly ca: string;
  readonly key: string;
  readonly cert: string;
} {
  const authority = certify("Authority of a test");
  const { key, cert } = certify(host, authority);
  return { ca: authority.cert, cert, key: key.export({ type: "pkcs8", format: "pem" }).toString() };
}
