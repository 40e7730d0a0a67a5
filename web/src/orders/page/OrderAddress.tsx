import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { OrderAddress_address$key } from "#/__generated__/OrderAddress_address.graphql";

/** An address as it is written on a parcel. */
export function OrderAddress({ addressKey }: { addressKey: OrderAddress_address$key }) {
  const { t } = useLingui();
  const address = useFragment(
    graphql`
      fragment OrderAddress_address on Address @throwOnFieldError {
        line1
        line2
        streetNumber
        streetName
        area
        region
        postalCode
        provinceCode
        province
      }
    `,
    addressKey,
  );
  const { streetNumber, streetName, area, region, postalCode, provinceCode, province } = address;
  const line = (...parts: (string | null | undefined)[]) => parts.filter((part) => part).join(" ");
  const lines = [
    address.line1,
    address.line2,
    line(streetNumber, streetName),
    line(area, region),
    line(postalCode, province ?? provinceCode),
  ].filter((text) => text);
  if (lines.length === 0) return <span className="order-note">{t`No address`}</span>;
  return (
    <address dir="auto">
      {lines.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </address>
  );
}
