import { mayUse, type Ownership } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { objectNotes } from "../objectNotes.ts";

const owners = objectNotes<{ readonly owner: Ownership | null }>();

/** Whose rows are when all are of one company, and at most of one location; else null. */
function ownerOf(rows: Iterable<Ownership>): Ownership | null {
  let owner: Ownership | null = null;
  for (const { companyId, sellerId } of rows) {
    if (owner === null) owner = { companyId, sellerId };
    else if (owner.companyId !== companyId) return null;
    // Who may use a row of a location may use those that the whole company shares.
    else if (owner.sellerId === null) owner = { companyId, sellerId };
    else if (sellerId !== null && sellerId !== owner.sellerId) return null;
  }
  return owner;
}

/**
 * Whether the user may use all rows that were read together, told by their common owner. It is remembered with what was read,
 * so that nobody who reads the same looks at each row again. False says nothing: then each row has to be looked at, as always
 * with what may still change.
 */
export function mayUseAll(user: SessionUser, read: object, rows: () => Iterable<Ownership>): boolean {
  if (!Object.isFrozen(read)) return false;
  let known = owners.get(read);
  if (known === undefined) {
    known = { owner: ownerOf(rows()) };
    owners.set(read, known);
  }
  return known.owner !== null && mayUse(user, known.owner);
}
