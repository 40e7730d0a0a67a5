import * as v from "valibot";
import type { DefaultView, ListState } from "../access/user.ts";
import { idField, optionalIntegerField, optionalTextField, textField } from "../rest/recordFields.ts";

/** Reads what a view shows. */
export const stateRecord = v.pipe(
  v.object({
    search: optionalTextField,
    filters: v.optional(v.array(v.object({ name: textField, values: v.array(v.string()) })), []),
    sort: v.nullish(v.object({ column: textField, direction: v.picklist(["asc", "desc"]) }), null),
    columns: v.nullish(v.array(v.object({ id: textField, width: optionalIntegerField })), null),
    page_size: optionalIntegerField,
    mode: optionalTextField,
  }),
  v.transform(({ page_size, columns, ...state }): ListState => ({
    ...state,
    columns: columns && columns.map(({ id, width }) => ({ column: id, width })),
    pageSize: page_size,
  })),
);

/** Reads what a list opens with, as it comes with a person. */
export const defaultViewRecord = v.pipe(
  v.object({ list_name: textField, view_id: idField, state: stateRecord }),
  v.transform(({ list_name, view_id, state }): DefaultView => ({ list: list_name, viewId: view_id, state })),
);

/** The same as sessions keep it. */
export const storedDefaultView = v.object({
  list: v.string(),
  viewId: v.string(),
  state: v.object({
    search: v.nullable(v.string()),
    filters: v.array(v.object({ name: v.string(), values: v.array(v.string()) })),
    sort: v.nullable(v.object({ column: v.string(), direction: v.picklist(["asc", "desc"]) })),
    columns: v.nullable(v.array(v.object({ column: v.string(), width: v.nullable(v.number()) }))),
    pageSize: v.nullable(v.number()),
    mode: v.nullable(v.string()),
  }),
});
