import type { SessionUser } from "../access/user.ts";

/**
 * What a user may have of rows that were read, remembered with both. Rows and users are frozen, and a rule looks at nothing
 * else, so that the same question has the same response; a user who changes is another object, as are rows that change.
 */
export class CheckedRows<Rows extends object> {
  readonly #byUser = new WeakMap<SessionUser, WeakMap<Rows, Rows>>();

  /** `check` gives the very same rows when the user may have all of them. What is not frozen is checked each time. */
  of(user: SessionUser, rows: Rows, check: () => Rows): Rows {
    if (!Object.isFrozen(user) || !Object.isFrozen(rows)) return check();
    let byRows = this.#byUser.get(user);
    if (byRows === undefined) {
      byRows = new WeakMap();
      this.#byUser.set(user, byRows);
    }
    const known = byRows.get(rows);
    if (known !== undefined) return known;
    const checked = Object.freeze(check());
    byRows.set(rows, checked);
    return checked;
  }
}
