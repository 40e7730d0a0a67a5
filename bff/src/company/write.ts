import type { Context } from "../graphql/context.ts";
import { NotFoundError, UnavailableError } from "../graphql/errors.ts";
import { sendUnlessStale } from "../graphql/version.ts";
import { RestError } from "../rest/error.ts";
import { decodeWritten } from "../rest/recordFields.ts";
import { currentUser } from "../session/currentUser.ts";
import { type Company, companyRecord } from "./record.ts";
import { companies } from "./source.ts";
import { type CompanySection, companyEditing, partOfVersion } from "./version.ts";
import { type WrittenFields, writtenPage2, writtenPage3 } from "./written.ts";

/** What a change of a company is about. */
export interface CompanyChange {
  readonly sections: readonly CompanySection[];
  /** The version that the input was made from; null writes whatever the company has become. */
  readonly version: string | null | undefined;
  readonly fields: WrittenFields;
}

const absent = new Set(["not-found", "not-offered"]);
const editAbility = "PUT /v1/companyPO";

/** The company of the viewer. Throws `NotFoundError` when the service does not have it. */
export async function ownCompany(context: Context): Promise<Company> {
  const company = await companies.load(context, currentUser(context).companyId);
  if (company === null) throw new NotFoundError();
  return company;
}

/** Saves a page of onboarding with these fields, and marks it done. Throws `ConflictError` and `RestError`. */
export async function savePage(
  context: Context,
  company: Company,
  page: "page2" | "page3",
  { sections, version, fields }: CompanyChange,
): Promise<Company> {
  const whole = page === "page2" ? writtenPage2(company) : writtenPage3(company);
  await sendUnlessStale(
    context,
    companyEditing(sections),
    company,
    typeof version === "string" ? partOfVersion(version, sections) : version,
    { method: "POST", template: `/v1/companyPO/${page}`, body: { ...whole, ...fields } },
  );
  // The documents do not show what a page answers, so the company is read again.
  companies.forget(context, company.id);
  const saved = await companies.load(context, company.id);
  if (saved === null) throw new UnavailableError("UNKNOWN");
  return saved;
}

async function putCompany(
  context: Context,
  company: Company,
  { sections, version, fields }: CompanyChange,
): Promise<Company> {
  const answer = await sendUnlessStale(
    context,
    companyEditing(sections),
    company,
    typeof version === "string" ? partOfVersion(version, sections) : version,
    { method: "PUT", template: "/v1/companyPO/{id}", params: { id: company.id }, body: fields },
  );
  const saved = decodeWritten(companyRecord, answer.body);
  if (saved.id !== company.id) throw new UnavailableError("UNKNOWN");
  companies.prime(context, saved);
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
  page: "page2" | "page3" | null,
): Promise<Company> {
  const { capabilities } = context.rest;
  if (page !== null && capabilities.offers(editAbility) === false) {
    return savePage(context, company, page, change);
  }
  try {
    const saved = await putCompany(context, company, change);
    capabilities.learn(editAbility, true);
    return saved;
  } catch (error) {
    // The company has just been read, so it is the call that does not exist.
    if (!(error instanceof RestError && absent.has(error.kind))) throw error;
    capabilities.learn(editAbility, false);
    if (page === null)
      throw new RestError("not-offered", "The service does not offer this.", { cause: error });
    return savePage(context, company, page, change);
  }
}
