import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { manufacturerPath, manufacturers } from "./source.ts";
import { inputPaths, loadNamed } from "./write.ts";

const deleteManufacturerInput = v.object({ id: v.string() });

async function deleteManufacturer(raw: unknown, context: Context): Promise<{ deletedId: string }> {
  const input = validate(deleteManufacturerInput, raw);
  const { id } = await loadNamed(context, input.id);
  await context.rest.send({ method: "DELETE", template: `${manufacturerPath}/{id}`, params: { id } });
  manufacturers.forget(context, id);
  return { deletedId: input.id };
}

const DeleteManufacturerInput = builder.inputType("DeleteManufacturerInput", {
  description: "Which manufacturer to delete.",
  fields: (t) => ({ id: t.id({ required: true, description: "A manufacturer that no product names." }) }),
});

const DeleteManufacturerSuccess = builder
  .objectRef<{ deletedId: string }>("DeleteManufacturerSuccess")
  .implement({
    description: "The manufacturer was deleted.",
    fields: (t) => ({ deletedId: t.exposeID("deletedId", { description: "The id it had." }) }),
  });

builder.mutationField("deleteManufacturer", (t) =>
  t.field({
    type: resultUnion("DeleteManufacturer", DeleteManufacturerSuccess, changeErrors),
    description:
      "Deletes a manufacturer of a location that the viewer acts for; refused with a conflict while products name it. Asks for `MANUFACTURER_DELETE`.",
    authScopes: { may: "MANUFACTURER_DELETE" },
    args: { input: t.arg({ type: DeleteManufacturerInput, required: true, description: "Which one." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => deleteManufacturer(input, context)),
  }),
);
