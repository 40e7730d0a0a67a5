import ImportPageQuery from "#/__generated__/ImportPageQuery$parameters.ts";
import NewImportPageQuery from "#/__generated__/NewImportPageQuery$parameters.ts";
import { defineQueryRoute } from "#/route/defineQueryRoute.tsx";
import { rowVariables } from "./importAddress.ts";
import { kindIn } from "./importKinds.ts";

export const newImport = defineQueryRoute({
  parameters: NewImportPageQuery,
  // A kind that nobody knows is answered by the page, whatever it has read.
  variables: ({ search }) => ({ kind: kindIn(search) ?? "BRANDS" }),
  page: () => import("./NewImportPage.tsx"),
});

export const openedImport = defineQueryRoute({
  parameters: ImportPageQuery,
  variables: ({ params, search }) => ({ id: params["id"] ?? "", ...rowVariables(search) }),
  page: () => import("./ImportPage.tsx"),
});
