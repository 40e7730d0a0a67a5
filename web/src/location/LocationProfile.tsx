import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { LocationProfile_seller$key } from "#/__generated__/LocationProfile_seller.graphql";
import { useCountryName } from "#/address/useCountryName.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { DocumentNumbers } from "./DocumentNumbers.tsx";
import { FactsCard } from "#/ui/FactsCard.tsx";
import { useSellerTypes } from "#/sellers/useSellerTypes.ts";

/** What is known of a location. */
export function LocationProfile({ sellerKey }: { sellerKey: LocationProfile_seller$key }) {
  const { t } = useLingui();
  const { count, day, percentage } = useFormats();
  const countryName = useCountryName();
  const types = useSellerTypes();
  const seller = useFragment(
    graphql`
      fragment LocationProfile_seller on Seller @throwOnFieldError {
        legalName
        type
        gstinNumber
        panNumber
        tanNumber
        registrationNumber
        registrationDate
        commissionPercentage
        maximumProducts
        productCount
        phone
        officeEmail
        websiteUrl
        instagramUrl
        linkedinUrl
        createdAt
        ...DocumentNumbers_seller
        address {
          line1
          line2
          streetNumber
          streetName
          area
          region
          postalCode
          province
          countryCode
          country
        }
        administrator {
          firstName
          lastName
          email
          phone
        }
      }
    `,
    sellerKey,
  );
  const { address, administrator } = seller;
  const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(", ");
  const web = (url: string | null | undefined) =>
    url && (
      <a href={url} target="_blank" rel="noreferrer">
        {url}
      </a>
    );
  return (
    <div className="location-facts">
      <FactsCard
        title={t`Identity and tax`}
        facts={[
          [t`Legal Name`, seller.legalName],
          [t`Type`, types.find(({ id }) => id === seller.type)?.label],
          [t`GSTIN`, seller.gstinNumber],
          [t`PAN number`, seller.panNumber],
          [t`TAN number`, seller.tanNumber],
          [t`Registration number`, seller.registrationNumber],
          [t`Registration date`, seller.registrationDate && day(`${seller.registrationDate}T12:00:00+05:30`)],
        ]}
      />
      <FactsCard
        title={t`Contact and web`}
        facts={[
          [t`Phone`, seller.phone],
          [t`Office email`, seller.officeEmail],
          [t`Website`, web(seller.websiteUrl)],
          [t`Instagram`, web(seller.instagramUrl)],
          [t`LinkedIn`, web(seller.linkedinUrl)],
        ]}
      />
      <FactsCard
        title={t`Address`}
        facts={[
          [t`Street`, joined(address.streetNumber, address.streetName)],
          [t`Address`, joined(address.line1, address.line2)],
          [t`Area`, joined(address.area, address.region)],
          [t`Zip`, address.postalCode],
          [t`State`, address.province],
          [
            t`Country`,
            address.countryCode &&
              countryName({ code: address.countryCode, name: address.country ?? undefined }),
          ],
        ]}
      />
      <FactsCard
        title={t`Administrator`}
        facts={[
          [t`Name`, [administrator?.firstName, administrator?.lastName].filter(Boolean).join(" ")],
          [t`Email`, administrator?.email],
          [t`Phone`, administrator?.phone],
        ]}
      />
      <FactsCard
        title={t`Selling`}
        facts={[
          [t`Commission`, seller.commissionPercentage && percentage(seller.commissionPercentage)],
          [t`Products`, seller.productCount != null && count(seller.productCount)],
          [t`Maximum products`, seller.maximumProducts != null && count(seller.maximumProducts)],
          [t`Added`, seller.createdAt && day(seller.createdAt)],
        ]}
      />
      <DocumentNumbers sellerKey={seller} />
    </div>
  );
}
