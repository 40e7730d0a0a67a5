import { sql } from "kysely";
import * as v from "valibot";
import { id, instant, nullableText } from "../http/responseFields.ts";
import type { Connection } from "../http/context.ts";
import { companies } from "../company/record.ts";
import { optionalText, pathId } from "../http/field.ts";
import { operation } from "../http/operation.ts";
import type { Resource } from "../http/resource.ts";
import { consoleLink } from "../mail/consoleLink.ts";
import { mailOwners } from "../mail/owners.ts";
import { postMail } from "../mail/outbox.ts";
import { accountFields } from "./fields.ts";

const record = v.object({
  bank_id: id,
  company_po_id: id,
  account_holder: v.string(),
  bank_name: v.string(),
  branch_name: v.string(),
  account_number_end: v.string(),
  ifsc: v.string(),
  account_type: v.picklist(["SAVINGS", "CURRENT"]),
  cheque_file: nullableText,
  created_at: instant,
  updated_at: instant,
});

/** How many of a company's earlier accounts are shown. */
const longestHistory = 50;

const companyPath = {
  path: "/v1/companyBank/company_po_id/{company_po_id}",
  origin: "extension",
  params: v.object({ company_po_id: pathId }),
} as const;

/** Newest first. Of an account's number only its last four digits are answered. */
function readAccounts(db: Connection, companyId: number) {
  return db
    .selectFrom("company_bank")
    .select([
      "bank_id",
      "company_po_id",
      "account_holder",
      "bank_name",
      "branch_name",
      sql<string>`right(account_number, 4)`.as("account_number_end"),
      "ifsc",
      "account_type",
      "cheque_file",
      "created_at",
      "updated_at",
    ])
    .where("company_po_id", "=", companyId)
    .orderBy("bank_id", "desc")
    .limit(longestHistory)
    .execute();
}

/** Where a company is paid (Document 1 §4, "editbank"). */
export const companyBank: Resource = {
  records: { CompanyBank: record },
  constraints: {},
  operations: [
    operation({
      ...companyPath,
      method: "GET",
      summary: `A company's bank accounts, the one in use first, then at most ${longestHistory - 1} earlier ones`,
      response: v.array(record),
      async handle({ params: { company_po_id } }, { db }) {
        await companies.read(db, company_po_id);
        return readAccounts(db, company_po_id);
      },
    }),
    operation({
      ...companyPath,
      method: "PUT",
      summary: "Puts a new bank account in the place of the one in use, which stays as history",
      body: v.object({
        ...accountFields,
        cheque_file: optionalText(120),
      }),
      response: v.array(record),
      async handle({ params: { company_po_id }, body }, context) {
        const { db } = context;
        await companies.read(db, company_po_id);
        await db
          .insertInto("company_bank")
          .values({ ...body, company_po_id })
          .execute();
        const news = {
          kind: "bank_changed",
          subject: "Your company's bank account was changed",
          paragraphs: [
            `your company is paid to the bank account that ends in ${body.account_number.slice(-4)} from now on.`,
            `If nobody of your company changed it, put the right one in its place and change your password: ${consoleLink(context.settings.publicUrl, "bankAccount")}`,
          ],
        } as const;
        await mailOwners(db, company_po_id, news, (_db, mail) => postMail(context, mail));
        return readAccounts(db, company_po_id);
      },
    }),
  ],
};
