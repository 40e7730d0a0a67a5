import * as v from "valibot";
import type { RecordContext } from "../graphql/context.ts";
import { readExtensionList } from "../graphql/ownedList.ts";
import { RestError } from "../rest/error.ts";
import { idField } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { path } from "./list.ts";

const shownRecord = v.pipe(
  v.object({ collection_id: idField, company_po_id: idField, prod_ids: v.array(idField) }),
  v.transform((record) => ({
    id: record.collection_id,
    companyId: record.company_po_id,
    sellerId: null,
    productIds: record.prod_ids,
  })),
);

/** What is on sale in each displayed collection of the user's company, in order; null where the service has no such call. */
export async function readShownProducts(
  context: RecordContext,
): Promise<ReadonlyMap<string, readonly string[]> | null> {
  const user = currentUser(context);
  const list = { template: `${path}/company_po_id/{id}`, params: { id: user.companyId } };
  try {
    const { rows } = await readExtensionList(context.rest, user, list, shownRecord);
    return new Map(rows.map(({ id, productIds }) => [id, productIds]));
  } catch (error) {
    if (error instanceof RestError && error.kind === "not-offered") return null;
    throw error;
  }
}
