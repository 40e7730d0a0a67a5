import type { Connection } from "../http/context.ts";
import { plainName } from "../mail/letter.ts";

/** What a mail with an activation link says it is about. */
interface InvitationText {
  readonly subject: string;
  /** What stands before the link. */
  readonly opening: string;
}

/** Who invites somebody to what. Whoever registered a company was invited by nobody. */
export async function invitationOf(db: Connection, accountId: number): Promise<InvitationText> {
  const { primary_login, seller_id, company, location } = await db
    .selectFrom("account")
    .innerJoin("company", "company.company_po_id", "account.company_po_id")
    .leftJoin("seller", "seller.seller_id", "account.seller_id")
    .select([
      "account.primary_login",
      "account.seller_id",
      "company.business_name as company",
      "seller.business_name as location",
    ])
    .where("account.account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  if (seller_id === null && primary_login)
    return { subject: "Activate your account", opening: "open this link to verify your e-mail address:" };
  const inviting = plainName(company);
  const subject = `${inviting === null ? "You are invited" : `${inviting} invites you`} ${
    location === null
      ? officeOf(inviting)
      : `${primary_login ? "to administer" : "to work at"} ${placeOf(location)}`
  }`;
  return { subject, opening: `${subject}. Open this link to verify your e-mail address:` };
}

function officeOf(inviting: string | null): string {
  return inviting === null ? "to the back office of a company" : "to its back office";
}

function placeOf(location: string): string {
  const name = plainName(location);
  return name === null ? "a location" : `the location ‘${name}’`;
}
