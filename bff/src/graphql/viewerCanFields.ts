import type { BuilderTypes } from "./builder.ts";
import { viewerMay } from "./viewerMay.ts";

/**
 * `viewerCanUpdate` and `viewerCanDelete` of a type, which tell a client what to offer.
 * @param deletion what may be done with the permission to delete: "delete it"
 */
export function viewerCanFields<Row>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Row>,
  typeName: string,
  deletion = "delete it",
) {
  return {
    viewerCanUpdate: viewerMay(t, `edit${typeName}`, "Whether the viewer may change it."),
    viewerCanDelete: viewerMay(t, `delete${typeName}`, `Whether the viewer may ${deletion}.`),
  };
}
