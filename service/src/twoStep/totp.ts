import { Secret, TOTP } from "otpauth";

/** RFC 6238 as every authenticator app has it: SHA-1, 6 digits, 30 seconds. */
const form = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** A new secret of 160 bits, in base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string) => new TOTP({ ...form, secret: Secret.fromBase32(secret) });

/** The code of a secret at an instant, in milliseconds since the epoch. */
export const codeAt = (secret: string, now: number): string => totpOf(secret).generate({ timestamp: now });

/** The step of thirty seconds whose code this is, of the present one and its neighbours; null for none. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / form.period) + delta;
}

/** What an authenticator app reads from the QR code. */
export function addressOf(secret: string, issuer: string, email: string): string {
  return new TOTP({ ...form, secret: Secret.fromBase32(secret), issuer, label: email }).toString();
}
