import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const names: Readonly<Record<string, MessageDescriptor>> = {
  CATEGORY_CREATE: msg`Add categories`,
  CATEGORY_UPDATE: msg`Change categories`,
  VARIANT_CREATE: msg`Add variants`,
  VARIANT_UPDATE: msg`Change variants`,
  PRODUCT_CREATE: msg`Add products`,
  PRODUCT_UPDATE: msg`Change products`,
  SELLER_READ: msg`See storage locations`,
};

/**
 * What a permission allows, in words. A permission that is newer than this text is called by its code, `ORDER_READ`
 * as "Order read", so that nobody grants what they cannot see.
 */
export function permissionName(permission: string): MessageDescriptor {
  const known = names[permission];
  if (known) return known;
  const words = permission.toLowerCase().replaceAll("_", " ");
  return { id: permission, message: words.charAt(0).toUpperCase() + words.slice(1) };
}
