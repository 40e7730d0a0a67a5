import * as v from "valibot";
import { builder } from "../graphql/builder.ts";
import type { Context } from "../graphql/context.ts";
import { validate } from "../graphql/validate.ts";
import { versionInputDescription } from "../graphql/version.ts";
import { AddressInput, addressRule, completeAddress } from "../address/input.ts";
import { companyMutation } from "./change.ts";
import type { Company } from "./record.ts";
import { changeCompany, ownCompany } from "./write.ts";
import { writtenAddress } from "./written.ts";

/** The messages of registration (Document 1 §5), where this address was entered first. */
const messages = {
  area: "Area is Required",
  postalCode: "Zip is Required",
  provinceCode: "Province is required",
};

async function editCompanyAddress(raw: unknown, context: Context): Promise<Company> {
  const input = validate(
    v.object({
      address: addressRule(messages)(context.installation),
      version: v.nullish(v.string()),
    }),
    raw,
  );
  const company = await ownCompany(context);
  const address = await completeAddress(context, input.address, "address", messages.provinceCode);
  const change = {
    sections: ["address"],
    version: input.version,
    fields: writtenAddress({ address }),
  } as const;
  return changeCompany(context, company, change, null);
}

companyMutation({
  name: "editCompanyAddress",
  description: "Changes the registered address. Optional parts that are left out become empty.",
  input: builder.inputType("EditCompanyAddressInput", {
    description: "The registered address.",
    fields: (t) => ({
      address: t.field({
        type: AddressInput,
        required: true,
        description: "The whole address. `area`, `postalCode` and `provinceCode` must be filled in.",
      }),
      version: t.string({ description: versionInputDescription }),
    }),
  }),
  run: editCompanyAddress,
});
