import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { permissionName } from "./permissionNames.ts";

test.each([
  ["PRODUCT_UPDATE", "Change products"],
  ["PARCEL_READ", "Parcel read"],
])("%s is called '%s'", (permission, name) => {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  expect(i18n._(permissionName(permission))).toBe(name);
});
