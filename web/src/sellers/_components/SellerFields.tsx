import { Suspense } from "react";
import { type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { sellerFieldsQuery } from "#/__generated__/sellerFieldsQuery.graphql";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import type { SellerPartProps } from "../sellerForm.ts";
import { SellerAddressFields } from "./SellerAddressFields.tsx";
import { SellerAdministratorFields } from "./SellerAdministratorFields.tsx";
import { SellerContactFields } from "./SellerContactFields.tsx";
import { SellerFieldsSkeleton } from "./SellerFieldsSkeleton.tsx";
import { sellerFields } from "./sellerFieldsQuery.ts";
import { SellerIdentityFields } from "./SellerIdentityFields.tsx";

interface SellerFieldsProps extends SellerPartProps {
  readonly queryRef: PreloadedQuery<sellerFieldsQuery>;
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
  const { defaultCountry, features } = usePreloadedQuery<sellerFieldsQuery>(sellerFields, queryRef);
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
