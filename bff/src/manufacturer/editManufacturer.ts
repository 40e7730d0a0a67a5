import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { withExpectedErrors } from "../graphql/expectedErrors.ts";
import { changeErrors, resultUnion } from "../graphql/resultUnion.ts";
import { validate } from "../graphql/validate.ts";
import { sendUnlessStale, versionInputDescription } from "../graphql/version.ts";
import { addressInputFields } from "./inputFields.ts";
import type { Manufacturer } from "./record.ts";
import { addressRules, countryRule, nameRule, type ManufacturerValues } from "./rules.ts";
import { manufacturerPath } from "./source.ts";
import { ManufacturerType } from "./type.ts";
import { manufacturerEditing } from "./version.ts";
import { checkPlace, inputPaths, loadNamed, readWritten, writtenFields } from "./write.ts";

const editManufacturerInput = v.object({
  id: v.string(),
  name: v.optional(nameRule),
  countryCode: v.optional(countryRule),
  ...addressRules,
  version: v.nullish(v.string()),
});

/** Another country has other provinces: the one that is kept goes, unless a new one is given. */
function withoutStrayProvince(manufacturer: Manufacturer, values: ManufacturerValues): ManufacturerValues {
  const moves = values.countryCode !== undefined && values.countryCode !== manufacturer.countryCode;
  return moves && values.provinceCode === undefined ? { ...values, provinceCode: null } : values;
}

async function editManufacturer(raw: unknown, context: Context): Promise<{ manufacturer: Manufacturer }> {
  const { id, version, ...given } = validate(editManufacturerInput, raw);
  const manufacturer = await loadNamed(context, id);
  const values = withoutStrayProvince(manufacturer, given);
  const body = writtenFields(values);
  if (Object.keys(body).length === 0) return { manufacturer };
  const country = values.countryCode ?? manufacturer.countryCode;
  if (country !== null && (values.countryCode !== undefined || values.provinceCode !== undefined))
    await checkPlace(context, country, values.provinceCode ?? null);
  const answer = await sendUnlessStale(context, manufacturerEditing, manufacturer, version, {
    method: "PUT",
    template: `${manufacturerPath}/{id}`,
    params: { id: manufacturer.id },
    body,
  });
  return { manufacturer: readWritten(context, answer.body) };
}

const EditManufacturerInput = builder.inputType("EditManufacturerInput", {
  description: "Changes of a manufacturer. What is left out stays as it is; empty or null empties it.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The manufacturer to change." }),
    name: t.string({
      description: "1 to 120 characters; unique at its location, in upper or lower case.",
    }),
    countryCode: t.string({ description: "The `code` of one of `Query.countries`; cannot be emptied." }),
    ...addressInputFields(t),
    version: t.string({ description: versionInputDescription }),
  }),
});

const EditManufacturerSuccess = builder
  .objectRef<{ manufacturer: Manufacturer }>("EditManufacturerSuccess")
  .implement({
    description: "The manufacturer was changed.",
    fields: (t) => ({
      manufacturer: t.expose("manufacturer", {
        type: ManufacturerType,
        description: "The manufacturer, as the service keeps it now.",
      }),
    }),
  });

builder.mutationField("editManufacturer", (t) =>
  t.field({
    type: resultUnion("EditManufacturer", EditManufacturerSuccess, changeErrors),
    description:
      "Changes a manufacturer of a location that the viewer acts for. Asks for `MANUFACTURER_UPDATE`.",
    authScopes: { may: "MANUFACTURER_UPDATE" },
    args: { input: t.arg({ type: EditManufacturerInput, required: true, description: "What to change." }) },
    resolve: (_root, { input }, context) =>
      withExpectedErrors(inputPaths, () => editManufacturer(input, context)),
  }),
);
