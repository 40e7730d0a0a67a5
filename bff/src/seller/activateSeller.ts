import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { sellerPath } from "./source.ts";
import { standingSuccess, type StandingSuccess } from "./standing.ts";
import { loadNamed, readWritten } from "./write.ts";
import { inputPaths } from "./written.ts";

async function activateSeller(raw: unknown, context: Context): Promise<StandingSuccess> {
  const input = validate(v.object({ id: v.string() }), raw);
  const { id } = await loadNamed(context, input.id);
  const answer = await context.rest.send({
    method: "DELETE",
    template: `${sellerPath}/{id}/suspension`,
    params: { id },
  });
  return { seller: readWritten(context, answer.body) };
}

const ActivateSellerInput = builder.inputType("ActivateSellerInput", {
  description: "A location to activate again.",
  fields: (t) => ({
    id: t.id({ required: true, description: "A suspended location." }),
  }),
});

const ActivateSellerSuccess = standingSuccess(
  "ActivateSellerSuccess",
  "The location is active: its people can sign in again.",
);

builder.mutationField("activateSeller", (t) =>
  t.field({
    type: resultUnion("ActivateSeller", ActivateSellerSuccess, changeErrors),
    description: "Ends the suspension of a location of the viewer's company. Asks for `SELLER_UPDATE`.",
    authScopes: { may: "SELLER_UPDATE" },
    args: { input: t.arg({ type: ActivateSellerInput, required: true, description: "Which one." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => activateSeller(input, context)),
  }),
);
