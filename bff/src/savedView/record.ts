import * as v from "valibot";
import type { ListState } from "../access/user.ts";
import type { Ownership } from "../access/rules.ts";
import { type RecordTimes, timesEntries, timesOf } from "../graphql/recordTimes.ts";
import { flagField, idField, optionalIdField, textField } from "../rest/recordFields.ts";
import { stateRecord } from "./state.ts";

/** A view of a list under a name. */
export interface SavedView extends Ownership, RecordTimes {
  readonly id: string;
  /** Whose own it is; null for a shared one. */
  readonly userId: string | null;
  readonly list: string;
  readonly name: string;
  readonly state: ListState;
  readonly isDefaultForEverybody: boolean;
}

const entries = {
  ...timesEntries,
  view_id: idField,
  company_po_id: idField,
  seller_id: optionalIdField,
  account_id: optionalIdField,
  list_name: textField,
  view_name: textField,
  state: stateRecord,
  is_default: flagField,
};

function viewOf(record: v.InferOutput<v.ObjectSchema<typeof entries, undefined>>): SavedView {
  return {
    ...timesOf(record),
    id: record.view_id,
    companyId: record.company_po_id,
    sellerId: record.seller_id,
    userId: record.account_id,
    list: record.list_name,
    name: record.view_name,
    state: record.state,
    isDefaultForEverybody: record.is_default,
  };
}

/** Reads `companySavedView`, an extension of ours (decision D-75). */
export const savedViewRecord = v.pipe(v.object(entries), v.transform(viewOf));

/** A view as it stands in the viewer's list. */
export interface ListedView {
  readonly view: SavedView;
  readonly isPinned: boolean;
  readonly isHidden: boolean;
  /** Whether it is what the viewer's list opens with. */
  readonly isDefault: boolean;
}

/** Reads the views of a list as somebody has arranged them. */
export const listedViewRecord = v.pipe(
  v.object({ ...entries, is_pinned: flagField, is_hidden: flagField, is_own_default: flagField }),
  v.transform((record): ListedView => ({
    view: viewOf(record),
    isPinned: record.is_pinned,
    isHidden: record.is_hidden,
    isDefault: record.is_own_default,
  })),
);
