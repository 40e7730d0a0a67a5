import * as v from "valibot";
import { list } from "../../contract/expectation.ts";
import { describe } from "../../contract/http/client.ts";
import { flag, type Id, id, text } from "../../contract/http/wire.ts";
import type { Fixtures } from "../../contract/fixtures/fixtures.ts";
import { countMails } from "../../contract/fixtures/mailbox.ts";
import type { Registration } from "../../contract/fixtures/registration.ts";
import { type Attempt, isAcknowledged } from "./attempt.ts";

const brand = v.object({ brand_name: text });
const variant = v.object({ long_name: text, default_price: flag });

/** What a round must leave behind. */
export interface Inspection {
  readonly acknowledged: number;
  /** Attempts without a response: each is wholly there or not at all. */
  readonly unanswered: number;
  /** One sentence for every write that is lost, half-written or doubled. */
  readonly complaints: string[];
}

/** Looks for every write of a round, after the restart. */
export async function inspect(
  fixtures: Fixtures,
  company: Id,
  product: Id,
  attempts: readonly Attempt[],
): Promise<Inspection> {
  const brands = list(await fixtures.get("/v1/companyBrand/company_po_id/{id}", company), brand);
  const variants = list(
    await fixtures.get("/v1/companySellerProdVarient/AllowVarient/{id}", product),
    variant,
  );
  const names = [
    ...brands.map(({ brand_name }) => brand_name),
    ...variants.map(({ long_name }) => long_name),
  ];
  const complaints: string[] = [];

  for (const attempt of attempts) {
    const found =
      attempt.kind === "registration"
        ? await registrationTraces(fixtures, attempt.form)
        : [names.filter((name) => name === attempt.name).length];
    const [count = 0] = found;
    if (found.some((other) => other !== count))
      complaints.push(`${attempt.kind} half-written: ${found.join()}`);
    else if (count > 1) complaints.push(`${attempt.kind} stored ${count} times`);
    else if (attempt.response !== undefined && !isAcknowledged(attempt)) {
      complaints.push(`${attempt.kind} refused: ${describe(attempt.response)}`);
    } else if (count === 0 && isAcknowledged(attempt))
      complaints.push(`${attempt.kind} acknowledged, but lost`);
  }
  const defaults = variants.filter(({ default_price }) => default_price).length;
  if (variants.length > 0 && defaults !== 1) complaints.push(`${defaults} default variants`);
  return {
    acknowledged: attempts.filter(isAcknowledged).length,
    unanswered: attempts.filter(({ response }) => response === undefined).length,
    complaints,
  };
}

const company = v.object({ company_po_id: id });
const change = v.object({ entity_id: id });
const person = v.object({ email_id: text });

/**
 * How often each part of a registration is found: company, subdomain, default location, the owner's account and the mail
 * that invites them. Nobody has activated the account, so it is found by the trail of its making.
 */
async function registrationTraces(fixtures: Fixtures, form: Registration): Promise<number[]> {
  const companies = list(
    await fixtures.get("/v1/companyPO/BusinessName/{name}", form.business_name),
    company,
  );
  const subdomains = await fixtures.get(
    "/v1/companyPO/BusinessSubdomain/{subdomain}",
    form.business_subdomain,
  );
  const locations = await fixtures.get("/v1/companySeller/BusinessName/{name}", form.business_name);
  let accounts = 0;
  for (const { company_po_id } of companies) {
    const trail = await fixtures.get(
      "/v1/audit/company_po_id/{id}?entity=account&action=insert",
      company_po_id,
    );
    for (const { entity_id } of list(trail, change)) {
      const people = list(await fixtures.get("/v1/account/user_po_id/{id}", entity_id), person);
      accounts += people.filter(({ email_id }) => email_id === form.admin_email).length;
    }
  }
  const mails = await countMails(fixtures.options.mailbox, form.admin_email);
  return [
    companies.length,
    list(subdomains, v.unknown()).length,
    list(locations, v.unknown()).length,
    accounts,
    mails,
  ];
}

/** Sends an unanswered write again with its key: it must succeed, and afterwards be there once. */
export async function repeat(fixtures: Fixtures, attempts: readonly Attempt[]): Promise<string[]> {
  const complaints: string[] = [];
  for (const attempt of attempts) {
    if (attempt.response !== undefined) continue;
    attempt.response = await fixtures.client.call(attempt.call);
    if (!isAcknowledged(attempt)) {
      complaints.push(`a repeated ${attempt.kind} got ${describe(attempt.response)}`);
    }
  }
  return complaints;
}
