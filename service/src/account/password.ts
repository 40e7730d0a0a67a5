import { hash, verify } from "@node-rs/argon2";
import type { Settings } from "../settings.ts";
import { inTurn } from "./turn.ts";

// argon2id is the default algorithm; "strong" is the minimum of the OWASP password storage guidance.
const costs = {
  strong: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  test: { memoryCost: 8, timeCost: 1, parallelism: 1 },
} as const;

/** Hashes a password for storage. */
export function hashPassword(password: string, cost: Settings["passwordCost"]): Promise<string> {
  return inTurn(() => hash(password, costs[cost]));
}

/** Whether the password is the one that was hashed. */
export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return inTurn(() => verify(stored, password));
}

const decoys = new Map<Settings["passwordCost"], Promise<string>>();

/** A hash nobody knows the password of: an unknown e-mail address then costs the same time as a known one. */
export function decoyHash(cost: Settings["passwordCost"]): Promise<string> {
  const known = decoys.get(cost) ?? hashPassword(crypto.randomUUID(), cost);
  decoys.set(cost, known);
  return known;
}
