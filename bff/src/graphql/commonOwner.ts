import { mayUse, type Ownership } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { objectNotes } from "../objectNotes.ts";

/** The one company that rows are of, and the one location, unless they are of several. */
interface CommonOwner extends Ownership {
  readonly isOfSeveral: boolean;
}

const owners = objectNotes<{ readonly owner: CommonOwner | null }>();

function ownerOf(rows: Iterable<Ownership>): CommonOwner | null {
  let owner: CommonOwner | null = null;
  for (const { companyId, sellerId } of rows) {
    owner ??= { companyId, sellerId, isOfSeveral: false };
    if (owner.companyId !== companyId) return null;
    // Who may use a row of a location may use those that the whole company shares.
    const known: string | null = owner.sellerId ?? sellerId;
    const isOfSeveral: boolean = owner.isOfSeveral || (sellerId !== null && sellerId !== known);
    if (known !== owner.sellerId || isOfSeveral !== owner.isOfSeveral)
      owner = { companyId, sellerId: known, isOfSeveral };
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
  const { owner } = known;
  if (owner === null || (owner.isOfSeveral && user.kind !== "owner")) return false;
  return mayUse(user, owner);
}
