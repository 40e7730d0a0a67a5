import { builder } from "../graphql/builder.ts";
import { ProductStatusEnum } from "../product/type.ts";
import type { ProductStatus } from "../product/record.ts";
import { actorName, isByViewer } from "./actor.ts";
import type { Happening } from "./happening.ts";
import { nodeIdOf, ruleOf } from "./rules.ts";
import type { ManyHappened } from "./viewerEar.ts";

const RecordChangeEnum = builder.enumType("RecordChange", {
  description: "What has become of a record.",
  values: {
    CREATED: { description: "It is new." },
    CHANGED: { description: "It was saved, or its state is another." },
    DELETED: { description: "It is gone." },
  } as const,
});

function changeOf({ type }: Happening): typeof RecordChangeEnum.$inferType {
  if (/\.(?:created|placed|due|invited)$/.test(type)) return "CREATED";
  return type.endsWith(".deleted") ? "DELETED" : "CHANGED";
}

const eventIdDescription =
  "The id of what has happened. The same one may come again after a stream was opened anew: it is no news then.";
const kindDescription = "The type of the record in this schema, for example `Product`.";
const kindOf = (happening: Happening): string => ruleOf(happening)?.nodeType ?? "";
const nodeIdDescription = "The global id of the record; `node` reads it.";
const byNameDescription =
  "Who did it. Null when it was no user of the company, such as a program behind the service, and when the service does not say.";
const byViewerDescription = "Whether the viewer did it themselves, here or in another window.";

/** A record has come, was changed, or is gone. */
export const RecordTouched = builder.objectRef<Happening>("RecordTouched").implement({
  description:
    "A record that the viewer may read has come, was saved, or is gone. Of their own account (`StaffMember`) and their role (`CompanyRole`) everybody is told: what they may do may be another, which `viewer` says.",
  fields: (t) => ({
    eventId: t.exposeString("id", { description: eventIdDescription }),
    kind: t.string({ description: kindDescription, resolve: kindOf }),
    nodeId: t.id({ description: nodeIdDescription, resolve: nodeIdOf }),
    change: t.field({ type: RecordChangeEnum, description: "Which of the three.", resolve: changeOf }),
    byName: t.string({ nullable: true, description: byNameDescription, resolve: actorName }),
    byViewer: t.boolean({
      description: byViewerDescription,
      resolve: (happening, _args, context) => isByViewer(happening, context),
    }),
  }),
});

const statusAfter: Readonly<Record<string, ProductStatus>> = {
  "product.submitted": "PENDING",
  "product.enabled": "ENABLED",
  "product.returned": "RECTIFICATION",
  "product.disabled": "DISABLED",
};

/** A product's state is another. */
export const ProductChanged = builder.objectRef<Happening>("ProductChanged").implement({
  description: "A product was submitted, enabled, returned or disabled.",
  fields: (t) => ({
    eventId: t.exposeString("id", { description: eventIdDescription }),
    kind: t.string({ description: kindDescription, resolve: kindOf }),
    nodeId: t.id({ description: nodeIdDescription, resolve: nodeIdOf }),
    status: t.field({
      type: ProductStatusEnum,
      description: "The state that it was given. It may have another one by now.",
      resolve: ({ type }) => statusAfter[type] ?? "ENABLED",
    }),
    byName: t.string({ nullable: true, description: byNameDescription, resolve: actorName }),
    byViewer: t.boolean({
      description: byViewerDescription,
      resolve: (happening, _args, context) => isByViewer(happening, context),
    }),
  }),
});

/** Too much at once. */
export const ManyChanged = builder.objectRef<ManyHappened>("ManyChanged").implement({
  description:
    "More than 20 records of one type came, changed or went within a second: read again what is shown of them. The first 20 are told of one by one.",
  fields: (t) => ({
    kind: t.string({
      description: "Their type in this schema, for example `Product`.",
      resolve: ({ last }) => kindOf(last),
    }),
    count: t.exposeInt("count", { description: "How many are not told of one by one." }),
  }),
});
