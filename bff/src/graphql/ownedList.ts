import type * as v from "valibot";
import { ownError } from "../rest/responseError.ts";
import { RestError } from "../rest/error.ts";
import type { RestClient, RestRead } from "../rest/client.ts";
import { decodeRecords } from "../rest/recordFields.ts";
import { mayUse, type Ownership } from "../access/rules.ts";
import type { SessionUser } from "../access/user.ts";
import { mayUseAll } from "./commonOwner.ts";
import type { ListResult } from "./listPage.ts";

/**
 * Makes a list call and keeps only what the user may use. A service that lists without a tenant sends other
 * companies' records too, and they are dropped here (decision D-44). In a page that the service cut itself,
 * a foreign record means that its count is wrong as well, so that response is refused as a `bad-response`.
 * A documented list that is not there is one without rows (decision D-09). `isOwned` is given where the rows stand under a parent that was checked and need not name their company.
 */
export function readOwnedList<Row extends Ownership>(
  rest: RestClient,
  user: SessionUser,
  read: RestRead,
  record: v.GenericSchema<unknown, Row>,
  isOwned?: (row: Row) => boolean,
): Promise<ListResult<Row>> {
  return readRows(rest, user, read, record, isOwned, () => ({ rows: [], totalCount: null }));
}

/** The very same list where the user may use all of it, so that what was made of it before can be used again. */
function ownedOf<Row extends Ownership>(user: SessionUser, rows: readonly Row[]): readonly Row[] {
  if (mayUseAll(user, rows, () => rows)) return rows;
  return rowsThat(rows, (row) => mayUse(user, row));
}

function rowsThat<Row>(rows: readonly Row[], isOwned: (row: Row) => boolean): readonly Row[] {
  return rows.every(isOwned) ? rows : rows.filter(isOwned);
}

/** `missing` is called when the service has no such list. */
function readRows<Row extends Ownership>(
  rest: RestClient,
  user: SessionUser,
  read: RestRead,
  record: v.GenericSchema<unknown, Row>,
  isOwned: ((row: Row) => boolean) | undefined,
  missing: (error: RestError) => ListResult<Row>,
): Promise<ListResult<Row>> {
  return rest.get(read).then(
    ({ body, totalCount }) => {
      const rows = decodeRecords(record, body);
      const owned = isOwned === undefined ? ownedOf(user, rows) : rowsThat(rows, isOwned);
      if (totalCount !== null && owned.length !== rows.length) {
        throw ownError(
          "bad-response",
          new Error(`A page of ${read.template} has records of another tenant.`),
        );
      }
      return { rows: owned, totalCount };
    },
    (error: unknown) => {
      if (error instanceof RestError && error.kind === "not-found") return missing(error);
      throw error;
    },
  );
}

/**
 * The same of a list that the documents do not have. Their service answers it with 404, which then does not
 * mean that a record is missing but that the list is not offered (decision D-13).
 */
export function readExtensionList<Row extends Ownership>(
  rest: RestClient,
  user: SessionUser,
  read: RestRead,
  record: v.GenericSchema<unknown, Row>,
  isOwned?: (row: Row) => boolean,
): Promise<ListResult<Row>> {
  return readRows(rest, user, read, record, isOwned, (error) => {
    throw ownError("not-offered", error);
  });
}
