import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const names: Readonly<Record<string, MessageDescriptor>> = {
  CATEGORY_CREATE: msg`Add categories`,
  CATEGORY_UPDATE: msg`Change categories`,
  CATEGORY_DELETE: msg`Delete categories`,
  BRAND_CREATE: msg`Add brands`,
  BRAND_UPDATE: msg`Change brands`,
  BRAND_DELETE: msg`Delete brands`,
  MANUFACTURER_CREATE: msg`Add manufacturers`,
  MANUFACTURER_UPDATE: msg`Change manufacturers`,
  MANUFACTURER_DELETE: msg`Delete manufacturers`,
  BANNER_CREATE: msg`Add banners`,
  BANNER_UPDATE: msg`Change banners`,
  BANNER_DELETE: msg`Delete banners`,
  COLLECTION_CREATE: msg`Add collections`,
  COLLECTION_UPDATE: msg`Change collections`,
  COLLECTION_DELETE: msg`Delete collections`,
  VARIANT_CREATE: msg`Add variants`,
  VARIANT_UPDATE: msg`Change variants`,
  PRODUCT_CREATE: msg`Add products`,
  PRODUCT_UPDATE: msg`Change products`,
  PRODUCT_DELETE: msg`Delete products`,
  PRODUCT_APPROVE: msg`Review products`,
  SELLER_READ: msg`See locations`,
  SELLER_CREATE: msg`Add locations`,
  SELLER_UPDATE: msg`Change locations`,
  SELLER_DELETE: msg`Delete locations`,
  SELLER_VIEW_CREATE: msg`See everything as a location's people do`,
  WEBHOOK_READ: msg`See webhooks`,
  WEBHOOK_CREATE: msg`Add webhooks`,
  WEBHOOK_UPDATE: msg`Change webhooks`,
  WEBHOOK_DELETE: msg`Delete webhooks`,
  ORDER_READ: msg`See orders`,
  ORDER_CREATE: msg`Place orders`,
  ORDER_UPDATE: msg`Work on orders`,
  ORDER_APPROVE: msg`Decide on orders`,
  DELIVERY_USER_READ: msg`See delivery users`,
  DELIVERY_USER_CREATE: msg`Add delivery users`,
  DELIVERY_USER_UPDATE: msg`Change delivery users`,
  DELIVERY_USER_DELETE: msg`Delete delivery users`,
  PICKUP_POINT_READ: msg`See pickup points`,
  PICKUP_POINT_CREATE: msg`Add pickup points`,
  PICKUP_POINT_UPDATE: msg`Change pickup points`,
  PICKUP_POINT_DELETE: msg`Delete pickup points`,
  VENDOR_READ: msg`See vendors`,
  VENDOR_CREATE: msg`Add vendors`,
  VENDOR_UPDATE: msg`Change vendors`,
  VENDOR_DELETE: msg`Delete and merge vendors`,
  STOCK_UPDATE: msg`Count stock`,
  COMPANY_READ: msg`See the company's details`,
  COMPANY_UPDATE: msg`Change the company`,
  AUDIT_READ: msg`Read the audit trail`,
  REPORT_READ: msg`Read figures of sales`,
  VIEW_CREATE: msg`Share saved views`,
  IMPORT_CREATE: msg`Read files in`,
  PERSON_READ: msg`See people`,
  PERSON_CREATE: msg`Invite people`,
  PERSON_UPDATE: msg`Change people and their roles`,
  PERSON_DELETE: msg`Disable people`,
  ROLE_CREATE: msg`Add roles`,
  ROLE_UPDATE: msg`Change roles`,
  ROLE_DELETE: msg`Delete roles`,
};

/**
 * What a permission allows, in words. A permission that is newer than this text is called by its code, `PARCEL_READ`
 * as "Parcel read", so that nobody grants what they cannot see.
 */
export function permissionName(permission: string): MessageDescriptor {
  const known = names[permission];
  if (known) return known;
  const words = permission.toLowerCase().replaceAll("_", " ");
  return { id: permission, message: words.charAt(0).toUpperCase() + words.slice(1) };
}
