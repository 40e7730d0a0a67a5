import { createHash } from "node:crypto";

/** A migration that has landed, and the hash of its statements. */
export type Landed = readonly (readonly [name: string, hash: string])[];

/**
 * The list with the new migrations behind it.
 * @throws when a migration that has landed was changed, taken away or overtaken: databases exist that were made with it
 */
export function append(landed: Landed, migrations: Readonly<Record<string, readonly string[]>>): Landed {
  const entries = Object.entries(migrations).map(([name, statements]) => [name, hashOf(statements)] as const);
  for (const [index, [name, hash]] of landed.entries()) {
    const [other, otherHash] = entries[index] ?? [];
    if (other !== name)
      throw new Error(`Migration ${name} has landed: nothing goes before it, and it stays.`);
    if (otherHash !== hash)
      throw new Error(`Migration ${name} has landed: a change is a migration behind the last.`);
  }
  const names = entries.map(([name]) => name);
  const early = names.find((name, index) => index > 0 && name <= (names[index - 1] ?? ""));
  if (early !== undefined)
    throw new Error(`Migration ${early} must be named so that it sorts behind the one before it.`);
  return entries;
}

function hashOf(statements: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(statements)).digest("hex").slice(0, 16);
}
