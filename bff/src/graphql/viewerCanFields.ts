import type { Permission } from "../access/permission.ts";
import { viewerCan } from "../access/viewerCan.ts";
import type { BuilderTypes } from "./builder.ts";

type Kept = Permission extends infer One ? (One extends `${infer Entity}_DELETE` ? Entity : never) : never;

/**
 * `viewerCanUpdate` and `viewerCanDelete` of a type, which tell a client what to offer.
 * @param deletion what may be done with the permission to delete: "delete it"
 * @param isOpen whether they may be read by who may not read the rest of the record
 */
export function viewerCanFields<Row>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Row>,
  entity: Exclude<Kept, "API_TOKEN">,
  deletion = "delete it",
  isOpen = false,
) {
  const open = isOpen ? ({ open: true } as const) : {};
  return {
    viewerCanUpdate: t.boolean({
      ...open,
      description: `Whether the viewer may change it. Asks for \`${entity}_UPDATE\`.`,
      resolve: (_row, _args, context) => viewerCan(context, `${entity}_UPDATE`),
    }),
    viewerCanDelete: t.boolean({
      ...open,
      description: `Whether the viewer may ${deletion}. Asks for \`${entity}_DELETE\`.`,
      resolve: (_row, _args, context) => viewerCan(context, `${entity}_DELETE`),
    }),
  };
}
