import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { VendorProfile_vendor$key } from "#/__generated__/VendorProfile_vendor.graphql";
import { vendorAddress } from "#/app/addresses.ts";
import { CategoryPath } from "#/catalogue/product/_components/CategoryPath.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import { Card } from "#/ui/Card.tsx";
import { FactsCard } from "#/ui/FactsCard.tsx";
import { Link } from "#/ui/Link.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { useVendorWarnings } from "./useVendorWarnings.ts";
import { useVendorWords } from "./vendorWords.ts";

/** What is known of a vendor, and what looks wrong about it. */
export function VendorProfile({ vendorKey }: { vendorKey: VendorProfile_vendor$key }) {
  const { t } = useLingui();
  const { day } = useFormats();
  const { termsOf, sizeOf } = useVendorWords();
  const vendor = useFragment(
    graphql`
      fragment VendorProfile_vendor on Vendor @throwOnFieldError {
        legalName
        contactName
        phone
        email
        websiteUrl
        gstinNumber
        panNumber
        udyamNumber
        enterpriseClass
        address {
          line1
          line2
          streetNumber
          streetName
          area
          region
          postalCode
          province
          provinceCode
        }
        paymentTerms
        categories {
          id
          ...CategoryPath_category
        }
        note
        sameGstin {
          id
          name
        }
        createdAt
      }
    `,
    vendorKey,
  );
  const { address, categories, note, sameGstin, enterpriseClass, websiteUrl } = vendor;
  const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(", ");
  const warnings = useVendorWarnings({
    gstinNumber: vendor.gstinNumber ?? "",
    panNumber: vendor.panNumber ?? "",
    udyamNumber: vendor.udyamNumber ?? "",
    enterpriseClass: enterpriseClass ?? null,
    paymentTerms: vendor.paymentTerms,
    provinceCode: address.provinceCode ?? null,
  });
  const wrong = Object.values(warnings).filter((text) => text !== undefined);
  return (
    <>
      {(wrong.length > 0 || sameGstin.length > 0) && (
        <Notice tone="warning" title={t`Please look at this again`}>
          <ul className="vendor-wrong">
            {wrong.map((text) => (
              <li key={text}>{text}</li>
            ))}
            {sameGstin.map(({ id, name }) => (
              <li key={id}>
                <Trans>
                  Another vendor has the same GSTIN: <Link href={vendorAddress(id)}>{name}</Link>
                </Trans>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="vendor-facts">
        <FactsCard
          title={t`Contact`}
          facts={[
            [t`Legal Name`, vendor.legalName],
            [t`Contact`, vendor.contactName],
            [t`Phone`, vendor.phone],
            [t`Email`, vendor.email],
            [
              t`Website`,
              websiteUrl && (
                <Link href={websiteUrl} target="_blank" rel="noreferrer">
                  {websiteUrl}
                </Link>
              ),
            ],
            [t`Added`, vendor.createdAt && day(vendor.createdAt)],
          ]}
        />
        <FactsCard
          title={t`Tax and terms`}
          facts={[
            [t`GSTIN`, vendor.gstinNumber],
            [t`PAN number`, vendor.panNumber],
            [t`Udyam number`, vendor.udyamNumber],
            [t`Enterprise`, enterpriseClass && sizeOf(enterpriseClass)],
            [t`Payment Terms`, termsOf(vendor.paymentTerms)],
          ]}
        />
        {categories.length > 0 && (
          <Card title={t`Supplies`}>
            <ul className="vendor-supplies">
              {categories.map((category) => (
                <li key={category.id}>
                  <CategoryPath categoryKey={category} />
                </li>
              ))}
            </ul>
          </Card>
        )}
        <FactsCard
          title={t`Address`}
          facts={[
            [t`Street`, joined(address.streetNumber, address.streetName)],
            [t`Address`, joined(address.line1, address.line2)],
            [t`Area`, joined(address.area, address.region)],
            [t`Zip`, address.postalCode],
            [t`State`, address.province ?? address.provinceCode],
          ]}
        />
        {note && (
          <Card title={t`Note`}>
            <p className="vendor-note" dir="auto">
              {note}
            </p>
          </Card>
        )}
      </div>
    </>
  );
}
