import * as v from "valibot";
import { requiredText } from "../account/textField.ts";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { sellerPath } from "./source.ts";
import { standingSuccess, type StandingSuccess } from "./standing.ts";
import { loadNamed, readWritten } from "./write.ts";
import { inputPaths } from "./written.ts";

const suspendSellerInput = v.object({ id: v.string(), reason: requiredText("Reason is required", 1000) });

async function suspendSeller(raw: unknown, context: Context): Promise<StandingSuccess> {
  const input = validate(suspendSellerInput, raw);
  const { id } = await loadNamed(context, input.id);
  const answer = await context.rest.send({
    method: "POST",
    template: `${sellerPath}/{id}/suspension`,
    params: { id },
    body: { suspended_reason: input.reason },
  });
  return { seller: readWritten(context, answer.body) };
}

const SuspendSellerInput = builder.inputType("SuspendSellerInput", {
  description: "A location to suspend.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The location." }),
    reason: t.string({ required: true, description: "Why; 1 to 1000 characters. The company sees it." }),
  }),
});

const SuspendSellerSuccess = standingSuccess(
  "SuspendSellerSuccess",
  "The location is suspended: its people cannot sign in, and are signed out within half a minute.",
);

builder.mutationField("suspendSeller", (t) =>
  t.field({
    type: resultUnion("SuspendSeller", SuspendSellerSuccess, changeErrors),
    description: "Suspends a location of the viewer's company, with a reason. Asks for `SELLER_UPDATE`.",
    authScopes: { may: "SELLER_UPDATE" },
    args: { input: t.arg({ type: SuspendSellerInput, required: true, description: "Which one, and why." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => suspendSeller(input, context)),
  }),
);
