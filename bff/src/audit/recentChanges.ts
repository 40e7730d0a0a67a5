import { allows } from "../access/rules.ts";
import { builder } from "../graphql/builder.ts";
import { isMissing } from "../rest/error.ts";
import { ViewerType } from "../session/viewer.ts";
import { actions } from "./record.ts";
import { readTrail } from "./source.ts";
import { AuditEntryType } from "./type.ts";

/** How many there are at most: a glance, not the trail. */
const most = 10;

/** What changed no record, such as sign-ins, would hide what did. */
const changes = Object.entries(actions)
  .flatMap(([word, action]) => (action === "NOTED" ? [] : [word]))
  .join(",");

builder.objectField(ViewerType, "recentChanges", (t) =>
  t.field({
    type: [AuditEntryType],
    nullable: true,
    most,
    description:
      "The newest ten entries of the audit trail that tell of a change, of a location's people of that location. Null without `AUDIT_READ`, and when the service keeps no trail.",
    resolve: async (viewer, _args, context) => {
      if (!allows(viewer, "AUDIT_READ")) return null;
      try {
        const { edges } = await readTrail(context, { first: most }, { action: changes });
        return edges.map(({ node }) => node);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  }),
);
