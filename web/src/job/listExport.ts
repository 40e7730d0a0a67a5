import type { ExportedListInput } from "#/__generated__/useStartExportMutation.graphql";

/** A list as the page's address has it; with ids these of its rows alone. */
export type ListExport = (search: URLSearchParams, ids: readonly string[] | null) => ExportedListInput;

/** The list, or those that the same records can be written as, each with its name. */
export type ListExports = ListExport | Readonly<Record<string, ListExport>>;
