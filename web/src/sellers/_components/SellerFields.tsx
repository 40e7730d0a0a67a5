import { Suspense } from "react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { SellerFieldsQuery } from "#/__generated__/SellerFieldsQuery.graphql";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import type { SellerDraft } from "../sellerDraft.ts";
import { SellerAddressFields } from "./SellerAddressFields.tsx";
import { SellerAdministratorFields } from "./SellerAdministratorFields.tsx";
import { SellerContactFields } from "./SellerContactFields.tsx";
import { SellerFieldsSkeleton } from "./SellerFieldsSkeleton.tsx";
import { SellerIdentityFields } from "./SellerIdentityFields.tsx";

/** What the form needs beside the location: it is read when the form opens, not with the list. */
export const sellerFieldsQuery = graphql`
  query SellerFieldsQuery @throwOnFieldError {
    features {
      emailTopLevelLength
    }
    defaultCountry {
      code
      ...SellerIdentityFields_country
      ...SellerAddressFields_country
    }
  }
`;

/** What a part of the form gets: all values, and the way to change some. */
export interface SellerPartProps {
  readonly draft: SellerDraft;
  readonly onChange: (change: Partial<SellerDraft>) => void;
}

interface SellerFieldsProps extends SellerPartProps {
  readonly queryRef: PreloadedQuery<SellerFieldsQuery>;
  /** What the location has already: its name and address are taken by itself, and its GSTIN is not judged again. */
  readonly own?: {
    readonly name: string;
    readonly gstinNumber: string | null;
    readonly email: string | null;
  };
}

/** The form of a location: identity and tax, address, contact and web, administrator (Document 1 §3, §5). */
export function SellerFields(props: SellerFieldsProps) {
  return (
    <SectionBoundary>
      <Suspense fallback={<SellerFieldsSkeleton />}>
        <Fields {...props} />
      </Suspense>
    </SectionBoundary>
  );
}

function Fields({ queryRef, draft, onChange, own }: SellerFieldsProps) {
  // Each keystroke changes a value and so every field's props: remembering the old ones would only cost bytes.
  "use no memo";
  const { defaultCountry, features } = usePreloadedQuery<SellerFieldsQuery>(sellerFieldsQuery, queryRef);
  if (!defaultCountry) return null;
  const part = { draft, onChange };
  return (
    <>
      <SellerIdentityFields {...part} countryKey={defaultCountry} own={own} />
      <SellerAddressFields {...part} countryKey={defaultCountry} />
      <SellerContactFields {...part} topLevelLength={features.emailTopLevelLength} />
      <SellerAdministratorFields
        {...part}
        country={defaultCountry.code}
        topLevelLength={features.emailTopLevelLength}
        ownEmail={own?.email ?? undefined}
        isOptional={own !== undefined && own.email === null}
      />
    </>
  );
}
