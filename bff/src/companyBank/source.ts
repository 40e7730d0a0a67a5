import type { Company } from "../company/record.ts";
import type { Context } from "../graphql/context.ts";
import { versionOf } from "../graphql/version.ts";
import type { RestResponse } from "../rest/client.ts";
import { isMissing } from "../rest/error.ts";
import { decodeRecords } from "../rest/recordFields.ts";
import { bankAccountRecord, type BankAccount } from "./record.ts";

const ability = "/v1/companyBank";
const known = {};

/** Where a company is paid. */
export interface CompanyBank {
  /** Newest first; the first is the one in use. */
  readonly accounts: readonly BankAccount[];
  /** Another one as soon as another account is in use. */
  readonly version: string;
  /** The tag of the service's response. */
  readonly etag: string | null;
}

/** The service's call for a company's bank accounts. */
export function bankCall(company: Company) {
  return { template: `${ability}/company_po_id/{id}`, params: { id: company.id } };
}

function remembered(context: Context): Map<string, Promise<CompanyBank | null>> {
  return context.loader(known, () => new Map<string, Promise<CompanyBank | null>>());
}

/** Reads a response, and remembers it for the rest of the request. */
export function keepBank(context: Context, company: Company, { body, etag }: RestResponse): CompanyBank {
  const accounts = decodeRecords(bankAccountRecord, body).filter(({ companyId }) => companyId === company.id);
  const bank = { accounts, version: versionOf([accounts[0]?.id ?? null]), etag };
  remembered(context).set(company.id, Promise.resolve(bank));
  return bank;
}

/** Where the company is paid as the service has it now; null when it keeps no bank accounts. Throws `RestError`. */
export async function readBank(context: Context, company: Company): Promise<CompanyBank | null> {
  const { rest } = context;
  if (rest.capabilities.offers(ability) === false) return null;
  try {
    const bank = keepBank(context, company, await rest.get(bankCall(company)));
    rest.capabilities.learn(ability, true);
    return bank;
  } catch (error) {
    if (!isMissing(error)) throw error;
    rest.capabilities.learn(ability, false);
    return null;
  }
}

/** The same, read once in a request. */
export function loadBank(context: Context, company: Company): Promise<CompanyBank | null> {
  const banks = remembered(context);
  const bank = banks.get(company.id) ?? readBank(context, company);
  banks.set(company.id, bank);
  return bank;
}
