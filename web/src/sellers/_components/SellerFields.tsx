import { Suspense } from "react";
import { type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { sellerFieldsQuery } from "#/__generated__/sellerFieldsQuery.graphql";
import { SectionBoundary } from "#/failure/SectionBoundary.tsx";
import type { SellerDraft, SellerPartProps } from "../sellerForm.ts";
import { SellerAddressFields } from "./SellerAddressFields.tsx";
import { SellerAdministratorFields } from "./SellerAdministratorFields.tsx";
import { SellerContactFields } from "./SellerContactFields.tsx";
import { SellerFieldsSkeleton } from "./SellerFieldsSkeleton.tsx";
import { sellerFields } from "./sellerFieldsQuery.ts";
import { SellerIdentityFields } from "./SellerIdentityFields.tsx";
import { SellerInvitationFields } from "./SellerInvitationFields.tsx";

interface SellerFieldsProps extends SellerPartProps {
  readonly queryRef: PreloadedQuery<sellerFieldsQuery>;
  /** The location as it is: its name and address are taken by itself, its GSTIN is not judged again, and what it lacks can wait. */
  readonly own?: SellerDraft;
  /** Only a name and whom to invite. */
  readonly isShort?: boolean;
}

/** The form of a location: identity and tax, address, contact and web, administrator (Document 1 §3, §5). */
export function SellerFields(props: SellerFieldsProps) {
  return (
    <SectionBoundary>
      <Suspense fallback={<SellerFieldsSkeleton rows={props.isShort ? 2 : 5} />}>
        <Fields {...props} />
      </Suspense>
    </SectionBoundary>
  );
}

function Fields({ queryRef, draft, onChange, own, isShort = false }: SellerFieldsProps) {
  // Each keystroke changes a value and so every field's props: remembering the old ones would only cost bytes.
  "use no memo";
  const { defaultCountry, features } = usePreloadedQuery<sellerFieldsQuery>(sellerFields, queryRef);
  const part = { draft, onChange };
  const topLevelLength = features.emailTopLevelLength;
  if (isShort) return <SellerInvitationFields {...part} topLevelLength={topLevelLength} />;
  return (
    <>
      <SellerIdentityFields {...part} countryKey={defaultCountry} own={own} />
      <SellerAddressFields {...part} countryKey={defaultCountry} own={own} />
      <SellerContactFields {...part} topLevelLength={topLevelLength} own={own} />
      <SellerAdministratorFields
        {...part}
        country={defaultCountry.code}
        topLevelLength={topLevelLength}
        own={own}
      />
    </>
  );
}
