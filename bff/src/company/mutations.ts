import { type AddressValues, completeAddress } from "../address/input.ts";
import type { Address } from "../address/type.ts";
import type { Context } from "../graphql/context.ts";
import { toRestBody, type ValuesOf, version } from "../graphql/inputFields.ts";
import { companyMutation } from "./change.ts";
import {
  addressFields,
  billingFields,
  contactFields,
  mediaFields,
  nameFields,
  numberFields,
  provinceMessages,
  textFields,
} from "./fields.ts";
import { orderFields } from "./orderFields.ts";
import { requireLogo, withImage } from "./image.ts";
import type { Company } from "./record.ts";
import { changeCompany, type CompanyChange, ownCompany, savePage } from "./write.ts";

function complete(
  context: Context,
  address: AddressValues,
  field: keyof typeof provinceMessages,
): Promise<Address> {
  return completeAddress(context, address, field, provinceMessages[field]);
}

companyMutation({
  name: "saveContactTitle",
  description: "Fills in the title of the company's point of contact.",
  input: { description: "The title of the point of contact.", fields: { ...contactFields, version } },
  async run({ version, ...values }, context) {
    const fields = toRestBody(contactFields, values, "");
    return changeCompany(
      context,
      await ownCompany(context),
      { sections: ["contact"], version, fields },
      null,
    );
  },
});

const informationFields = { ...numberFields, ...mediaFields, ...billingFields };

companyMutation({
  name: "saveCompanyInformation",
  description:
    "Saves step 2 of onboarding, company information, and marks it done. Optional fields that are left out become empty.",
  input: {
    description: "Company information and where bills go.",
    fields: { ...informationFields, version },
  },
  taxNumbers: ["panNumber", "gstinNumber"],
  async run({ version, ...values }, context) {
    const company = await ownCompany(context);
    requireLogo(company, values.logoUploadId);
    const billingAddress = await complete(context, values.billingAddress, "billingAddress");
    return withImage(context, company, "COMPANY_LOGO", values.logoUploadId, (logoUploadId) => {
      const fields = toRestBody(informationFields, { ...values, billingAddress, logoUploadId }, "");
      const change = { sections: ["numbers", "media", "billing"], version, fields } as const;
      return savePage(context, company, "page2", change);
    });
  },
});

const textInput = { description: "What customers read of the company.", fields: { ...textFields, version } };

/** Saves the texts of the viewer's company by `save`, with the image that may come with them. */
async function saveTexts(
  { version, ...values }: ValuesOf<typeof textInput.fields>,
  context: Context,
  save: (company: Company, change: CompanyChange) => Promise<Company>,
): Promise<Company> {
  const company = await ownCompany(context);
  return withImage(context, company, "ABOUT_US_IMAGE", values.imageUploadId, (imageUploadId) => {
    const fields = toRestBody(textFields, { ...values, imageUploadId }, "");
    return save(company, { sections: ["texts"], version, fields });
  });
}

companyMutation({
  name: "saveAboutUs",
  description: "Saves step 3 of onboarding, about us and terms, and marks it done.",
  input: textInput,
  run: (input, context) =>
    saveTexts(input, context, (company, change) => savePage(context, company, "page3", change)),
});

companyMutation({
  name: "editCompanyAddress",
  description: "Changes the registered address. Optional parts that are left out become empty.",
  input: { description: "The registered address.", fields: { ...addressFields, version } },
  async run(input, context) {
    const company = await ownCompany(context);
    const address = await complete(context, input.address, "address");
    const fields = toRestBody(addressFields, { address }, "");
    return changeCompany(context, company, { sections: ["address"], version: input.version, fields }, null);
  },
});

const registrationFields = { ...nameFields, ...numberFields };

companyMutation({
  name: "editCompanyRegistration",
  description:
    "Changes what the company was registered with. The subdomain stays, because links lead to it. Optional fields that are left out become empty.",
  input: {
    description: "What the company was registered with.",
    fields: { ...registrationFields, version },
  },
  taxNumbers: ["panNumber"],
  async run({ version, ...values }, context) {
    const fields = toRestBody(registrationFields, values, "");
    const change = { sections: ["names", "numbers"], version, fields } as const;
    return changeCompany(context, await ownCompany(context), change, null);
  },
});

companyMutation({
  name: "editCompanyMedia",
  description:
    "Changes logo, phones, e-mail and web addresses, and limits. Optional fields that are left out become empty; limits stay.",
  input: { description: "How the company is reached, and its limits.", fields: { ...mediaFields, version } },
  async run({ version, ...values }, context) {
    const company = await ownCompany(context);
    requireLogo(company, values.logoUploadId);
    return withImage(context, company, "COMPANY_LOGO", values.logoUploadId, (logoUploadId) => {
      const fields = toRestBody(mediaFields, { ...values, logoUploadId }, "");
      return changeCompany(context, company, { sections: ["media"], version, fields }, "page2");
    });
  },
});

companyMutation({
  name: "editCompanyOrders",
  description: "Changes how the company works on its orders; it holds for those that wait already.",
  input: { description: "How the company works on its orders.", fields: { ...orderFields, version } },
  async run({ version, ...values }, context) {
    const fields = toRestBody(orderFields, values);
    return changeCompany(context, await ownCompany(context), { sections: ["orders"], version, fields }, null);
  },
});

companyMutation({
  name: "editCompanyBilling",
  description: "Changes where the company is billed. Optional fields that are left out become empty.",
  input: { description: "Where bills go.", fields: { ...billingFields, version } },
  taxNumbers: ["gstinNumber"],
  async run({ version, ...values }, context) {
    const company = await ownCompany(context);
    const billingAddress = await complete(context, values.billingAddress, "billingAddress");
    const fields = toRestBody(billingFields, { ...values, billingAddress }, "");
    return changeCompany(context, company, { sections: ["billing"], version, fields }, "page2");
  },
});

companyMutation({
  name: "editCompanyAboutUs",
  description: "Changes about us and terms.",
  input: textInput,
  run: (input, context) =>
    saveTexts(input, context, (company, change) => changeCompany(context, company, change, "page3")),
});
