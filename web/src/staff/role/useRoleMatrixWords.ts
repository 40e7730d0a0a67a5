import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ActionName, MatrixGroup } from "./roleMatrix.ts";

const actions: Readonly<Record<ActionName, MessageDescriptor>> = {
  READ: msg`See`,
  CREATE: msg`Add`,
  UPDATE: msg`Change`,
  DELETE: msg`Delete`,
  APPROVE: msg`Decide`,
};

const entities: Readonly<Record<string, MessageDescriptor>> = {
  CATEGORY: msg`Categories`,
  BRAND: msg`Brands`,
  MANUFACTURER: msg`Manufacturers`,
  BANNER: msg`Banners`,
  COLLECTION: msg`Collections`,
  PRODUCT: msg`Products`,
  VARIANT: msg`Variants`,
  STOCK: msg`Stock`,
  ORDER: msg`Orders`,
  DELIVERY_USER: msg`Delivery users`,
  PICKUP_POINT: msg`Pickup points`,
  VENDOR: msg`Vendors`,
  SELLER: msg`Locations`,
  COMPANY: msg`Company`,
  PERSON: msg`People`,
  ROLE: msg`Roles`,
  AUDIT: msg`Audit trail`,
  WEBHOOK: msg`Webhooks`,
  API_TOKEN: msg`API tokens`,
  SELLER_VIEW: msg`Views as a location`,
};

/** What rows and columns of the matrix are called. A row that is newer than this text is called as the gateway calls it. */
export function useRoleMatrixWords() {
  const { t } = useLingui();
  return {
    actionTitles: {
      READ: t(actions.READ),
      CREATE: t(actions.CREATE),
      UPDATE: t(actions.UPDATE),
      DELETE: t(actions.DELETE),
      APPROVE: t(actions.APPROVE),
    } satisfies Record<ActionName, string>,
    entityTitle: ({ entity, title }: Pick<MatrixGroup, "entity" | "title">) => {
      const known = entities[entity];
      return known ? t(known) : title;
    },
  };
}
