import { useLingui } from "@lingui/react/macro";
import type { ProfileCard_viewer$data } from "#/__generated__/ProfileCard_viewer.graphql";

/** A role that every company has. */
export type SystemRole = NonNullable<ProfileCard_viewer$data["systemRole"]>;

/** What the roles are called that every company has. */
export function useRoleWords(): Readonly<Partial<Record<SystemRole, string>>> {
  const { t } = useLingui();
  return {
    OWNER: t`Owner`,
    COMPANY_STAFF: t`Company staff`,
    CATALOGUE_MANAGER: t`Catalogue manager`,
    ORDER_DESK: t`Order desk`,
    ACCOUNTS: t`Accounts`,
    VIEWER: t`Viewer`,
    LOCATION_OWNER: t`Location owner`,
    LOCATION_STAFF: t`Location staff`,
    PACKER: t`Packer`,
    LOCATION_VIEWER: t`Location viewer`,
  };
}
