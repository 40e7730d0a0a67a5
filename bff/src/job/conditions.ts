import { NotFoundError } from "../graphql/errors.ts";
import { type ProductFilter, readProductFilter } from "../product/filter.ts";
import { toRestId } from "../rest/recordFields.ts";

/** The conditions of a list of products as jobs take them. Throws `NotFoundError` for an id that can name nothing. */
export function conditionsOf(filter: ProductFilter): Readonly<Record<string, readonly (string | number)[]>> {
  const read = readProductFilter(filter);
  if (read === null) throw new NotFoundError();
  const given = Object.entries(read.query).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(
    given.map(([field, values]) => [
      field,
      field === "prod_status" ? values.split(",") : values.split(",").map(toRestId),
    ]),
  );
}
