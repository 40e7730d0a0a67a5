import { msg } from "@lingui/core/macro";
import { graphql, readInlineData } from "relay-runtime";
import type { texts_company$key } from "#/__generated__/texts_company.graphql";

/** What customers read of the company, while it is edited: HTML. */
export interface TextsDraft {
  readonly aboutUs: string;
  readonly terms: string;
  /** A finished upload; null leaves the stored image. */
  readonly imageUploadId: string | null;
}

/** The labels of step 3 (Document 1 §2). */
export const textsLabels = {
  aboutUs: msg`About us`,
  terms: msg`Terms and conditions`,
};

/** The texts as their form begins. */
export function textsDraft(companyKey: texts_company$key): TextsDraft {
  const company = readInlineData(
    graphql`
      fragment texts_company on Company @inline {
        aboutUs
        terms
      }
    `,
    companyKey,
  );
  return { aboutUs: company.aboutUs ?? "", terms: company.terms ?? "", imageUploadId: null };
}
