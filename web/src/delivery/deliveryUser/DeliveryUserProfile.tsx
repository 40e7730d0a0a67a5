import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay";
import type { DeliveryUserProfile_deliveryUser$key } from "#/__generated__/DeliveryUserProfile_deliveryUser.graphql";
import { businessToday } from "#/i18n/businessToday.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { FactsCard } from "#/ui/FactsCard.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { PhoneLink } from "./PhoneLink.tsx";
import { LicenceUntil } from "./deliveryUserCells.tsx";
import { allVehicles, licenceDaysLeft, licenceFault, numberFault, vehicleNames } from "./vehicles.ts";

interface DeliveryUserProfileProps {
  readonly userKey: DeliveryUserProfile_deliveryUser$key;
  /** Whether the viewer may read and change orders. */
  readonly mayChangeOrders: boolean;
}

/** What is known of a delivery user, and what looks wrong about it. */
export function DeliveryUserProfile({ userKey, mayChangeOrders }: DeliveryUserProfileProps) {
  const { t } = useLingui();
  const { count, day } = useFormats();
  const user = useFragment(
    graphql`
      fragment DeliveryUserProfile_deliveryUser on DeliveryUser @throwOnFieldError {
        phone
        email
        vehicle
        vehicleNumber
        licenceNumber
        licenceExpiry
        isForAll
        sellers {
          name
        }
        openDeliveries
        deliveriesToday
        createdAt
        ...PhoneLink_deliveryUser
      }
    `,
    userKey,
  );
  const vehicle = allVehicles.find((one) => one === user.vehicle);
  const number = numberFault(user.vehicle, user.vehicleNumber ?? "");
  const licence = licenceFault(user.vehicle, user.licenceNumber ?? "");
  const isOver = (licenceDaysLeft(user.licenceExpiry, businessToday()) ?? 0) < 0;
  const warnings = [
    number === "missing" && t`This vehicle needs a number.`,
    number === "form" && t`A vehicle number is like KA01AB1234 or 22BH1234AA.`,
    licence === "missing" && t`This vehicle needs a licence.`,
    licence === "form" && t`A licence has two letters and 13 digits, like KA0120190004321.`,
    isOver && t`The licence has expired.`,
  ].filter((text) => text !== false);
  return (
    <div className="delivery-user-part">
      {warnings.length > 0 && (
        <Notice tone="warning" title={t`Please look at this again`}>
          <ul>
            {warnings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <PhoneLink userKey={user} mayChangeOrders={mayChangeOrders} />
      <div className="delivery-user-facts">
        <FactsCard
          title={t`Contact`}
          facts={[
            [
              t`Phone`,
              <a key="phone" href={`tel:${user.phone}`} dir="ltr">
                {user.phone}
              </a>,
            ],
            [t`Email`, user.email && <a href={`mailto:${user.email}`}>{user.email}</a>],
          ]}
        />
        <FactsCard
          title={t`Vehicle and licence`}
          facts={[
            [t`Vehicle`, vehicle && t(vehicleNames[vehicle])],
            [t`Vehicle number`, user.vehicleNumber],
            [t`Licence number`, user.licenceNumber],
            [t`Licence until`, user.licenceExpiry && <LicenceUntil expiry={user.licenceExpiry} />],
          ]}
        />
        <FactsCard
          title={t`Work`}
          facts={[
            [
              t`Locations`,
              user.isForAll ? t`All locations` : user.sellers.map(({ name }) => name).join(", "),
            ],
            [t`Carries`, count(user.openDeliveries)],
            [t`Today`, count(user.deliveriesToday)],
            [t`Added`, user.createdAt && day(user.createdAt)],
          ]}
        />
      </div>
    </div>
  );
}
