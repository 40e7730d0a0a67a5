import { msg } from "@lingui/core/macro";
import { graphql, readInlineData } from "relay-runtime";
import type { media_company$key } from "#/__generated__/media_company.graphql";
import { optionalText } from "#/form/optionalText.ts";

/** How the company is reached while it is edited. */
export interface MediaDraft {
  /** A finished upload; null leaves the stored logo. */
  readonly logoUploadId: string | null;
  readonly phone: string;
  readonly officeEmail: string;
  readonly accountsPhone: string;
  readonly accountsEmail: string;
  readonly enquiryEmail: string;
  readonly websiteUrl: string;
  readonly instagramUrl: string;
  readonly linkedinUrl: string;
}

/** The labels of step 2 (Document 1 §2). */
export const mediaLabels = {
  phone: msg`Office phone`,
  officeEmail: msg`Office email`,
  accountsPhone: msg`Accounts phone`,
  accountsEmail: msg`Accounts email`,
  enquiryEmail: msg`Enquiry email`,
  websiteUrl: msg`Website`,
  instagramUrl: msg`Instagram`,
  linkedinUrl: msg`LinkedIn`,
};

/** The fields as their form begins. */
export function mediaDraft(companyKey: media_company$key): MediaDraft {
  const company = readInlineData(
    graphql`
      fragment media_company on Company @inline {
        phone
        officeEmail
        accountsPhone
        accountsEmail
        enquiryEmail
        websiteUrl
        instagramUrl
        linkedinUrl
      }
    `,
    companyKey,
  );
  return {
    logoUploadId: null,
    phone: company.phone ?? "",
    officeEmail: company.officeEmail ?? "",
    accountsPhone: company.accountsPhone ?? "",
    accountsEmail: company.accountsEmail ?? "",
    enquiryEmail: company.enquiryEmail ?? "",
    websiteUrl: company.websiteUrl ?? "",
    instagramUrl: company.instagramUrl ?? "",
    linkedinUrl: company.linkedinUrl ?? "",
  };
}

/** The fields as they are sent. */
export function mediaInput(draft: MediaDraft) {
  return {
    logoUploadId: draft.logoUploadId,
    phone: draft.phone.trim(),
    officeEmail: draft.officeEmail,
    accountsPhone: optionalText(draft.accountsPhone),
    accountsEmail: optionalText(draft.accountsEmail),
    enquiryEmail: optionalText(draft.enquiryEmail),
    websiteUrl: optionalText(draft.websiteUrl),
    instagramUrl: optionalText(draft.instagramUrl),
    linkedinUrl: optionalText(draft.linkedinUrl),
  };
}
