import type { Context } from "../graphql/context.ts";
import { NotFoundError, UnavailableError } from "../graphql/errors.ts";
import { type RestBody, toRestBody } from "../graphql/inputFields.ts";
import { sendUnlessStale } from "../graphql/version.ts";
import type { RestResponse, RestWrite } from "../rest/client.ts";
import { describedBody } from "../rest/describedBody.ts";
import { orDocumented } from "../rest/orDocumented.ts";
import { ownError } from "../rest/responseError.ts";
import { toRestId } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { billingFields, mediaFields, numberFields, textFields } from "./fields.ts";
import type { Company } from "./record.ts";
import { companies } from "./source.ts";
import { type CompanySection, companyEditing, partOfVersion } from "./version.ts";

/** What a change of a company is about. */
export interface CompanyChange {
  readonly sections: readonly CompanySection[];
  /** The version that the input was made from; null writes whatever the company has become. */
  readonly version: string | null | undefined;
  readonly fields: RestBody;
}

const editAbility = "PUT /v1/companyPO";

/** The company of the viewer. Throws `NotFoundError` when the service does not have it. */
export async function ownCompany(context: Context): Promise<Company> {
  const company = await companies.load(context, currentUser(context).companyId);
  if (company === null) throw new NotFoundError();
  return company;
}

/** Everything that each page of onboarding sends, as it is now (decision D-39: `id` is the company's). */
const pages = {
  page2: ({ billing, ...company }: Company) =>
    toRestBody(
      { ...numberFields, ...mediaFields, ...billingFields },
      {
        ...company,
        logoUploadId: company.logoFile ?? undefined,
        billingName: billing.name,
        billingAddress: billing.address,
      },
      "",
    ),
  page3: (company: Company) =>
    toRestBody(textFields, { ...company, imageUploadId: company.aboutUsImageFile }, ""),
};

function sendChange(
  context: Context,
  company: Company,
  { sections, version }: CompanyChange,
  write: RestWrite,
): Promise<RestResponse> {
  const part = typeof version === "string" ? partOfVersion(version, sections) : version;
  return sendUnlessStale(context, companyEditing(sections), company, part, write);
}

/** Saves a page of onboarding with these fields, and marks it done. Throws `ConflictError` and `RestError`. */
export async function savePage(
  context: Context,
  company: Company,
  page: keyof typeof pages,
  change: CompanyChange,
): Promise<Company> {
  await sendChange(context, company, change, {
    method: "POST",
    template: `${companies.path}/${page}`,
    body: await describedBody(context.rest, {
      ...pages[page](company),
      id: toRestId(company.id),
      ...change.fields,
    }),
  });
  // The documents do not show what a page answers, so the company is read again.
  companies.forget(context, company.id);
  const saved = await companies.load(context, company.id);
  if (saved === null) throw new UnavailableError("UNKNOWN");
  return saved;
}

async function putCompany(context: Context, company: Company, change: CompanyChange): Promise<Company> {
  const response = await sendChange(context, company, change, {
    method: "PUT",
    template: `${companies.path}/{id}`,
    params: { id: company.id },
    body: await describedBody(context.rest, change.fields),
  });
  const saved = await companies.written(context, response.body, {
    row: company,
  });
  if (saved.id !== company.id) throw new UnavailableError("UNKNOWN");
  return saved;
}

/**
 * Changes a company. A service without `PUT /v1/companyPO/{id}` saves what belongs to a page of onboarding by that
 * page (screen S-17); what belongs to none cannot be changed there. Throws `ConflictError` and `RestError`.
 */
export async function changeCompany(
  context: Context,
  company: Company,
  change: CompanyChange,
  page: keyof typeof pages | null,
): Promise<Company> {
  return orDocumented(
    context.rest.capabilities,
    editAbility,
    () => putCompany(context, company, change),
    (cause) => {
      if (page === null) throw ownError("not-offered", cause);
      return savePage(context, company, page, change);
    },
  );
}
