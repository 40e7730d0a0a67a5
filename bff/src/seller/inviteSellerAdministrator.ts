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

async function inviteSellerAdministrator(raw: unknown, context: Context): Promise<StandingSuccess> {
  const input = validate(v.object({ id: v.string() }), raw);
  const { id } = await loadNamed(context, input.id);
  const answer = await context.rest.send({
    method: "POST",
    template: `${sellerPath}/{id}/invitation`,
    params: { id },
  });
  return { seller: readWritten(context, answer.body) };
}

const InviteSellerAdministratorInput = builder.inputType("InviteSellerAdministratorInput", {
  description: "A location whose administrator to invite again.",
  fields: (t) => ({
    id: t.id({
      required: true,
      description: "A location whose administrator has not activated the account.",
    }),
  }),
});

const InviteSellerAdministratorSuccess = standingSuccess(
  "InviteSellerAdministratorSuccess",
  "Another mail with a link and a first password is on its way; the link of the mail before does not work any more.",
);

builder.mutationField("inviteSellerAdministrator", (t) =>
  t.field({
    type: resultUnion("InviteSellerAdministrator", InviteSellerAdministratorSuccess, changeErrors),
    description:
      "Invites the administrator of a location again, at most once a minute. Asks for `SELLER_UPDATE`.",
    authScopes: { may: "SELLER_UPDATE" },
    args: {
      input: t.arg({ type: InviteSellerAdministratorInput, required: true, description: "Which one." }),
    },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => inviteSellerAdministrator(input, context)),
  }),
);
