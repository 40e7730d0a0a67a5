import { msg } from "@lingui/core/macro";
import type { RouteObject } from "react-router";
import { addresses } from "#/app/addresses.ts";
import { defineLateRoute } from "#/route/defineLateRoute.ts";

const handle = { crumb: msg`Import`, group: msg`Jobs`, groupHref: addresses.jobs };

/** Files that are read in, from the file to what became of it. */
export const importRoutes: RouteObject[] = [
  {
    path: addresses.imports,
    ...defineLateRoute(async () => (await import("./queries.ts")).newImport),
    handle: { ...handle, opensTo: ["IMPORT_CREATE"] },
  },
  {
    path: `${addresses.imports}/:id`,
    ...defineLateRoute(async () => (await import("./queries.ts")).openedImport),
    handle,
  },
];
