import { isInPerson } from "../access/rules.ts";
import { builder } from "../graphql/builder.ts";
import { ViewerType } from "../session/viewer.ts";
import { TwoStepStateEnum } from "./enums.ts";
import { readTwoStep, type TwoStep } from "./source.ts";

const TwoStepType = builder.objectRef<TwoStep>("TwoStep").implement({
  description: "Two-step sign-in of the viewer. What it rests on, secret and codes, is never read.",
  fields: (t) => ({
    state: t.expose("state", { type: TwoStepStateEnum, description: "Whether it is on." }),
    enabledAt: t.expose("enabledAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when; null while it is off.",
    }),
    recoveryCodesLeft: t.exposeInt("recoveryCodesLeft", {
      description: "How many recovery codes were not used yet, 0 to 10.",
    }),
  }),
});

builder.objectField(ViewerType, "twoStep", (t) =>
  t.field({
    open: true,
    type: TwoStepType,
    nullable: true,
    description: "Two-step sign-in of the viewer. Null where the service has none, and for an API token.",
    resolve: (viewer, _args, context) => (isInPerson(viewer) ? readTwoStep(context, viewer.userId) : null),
  }),
);
