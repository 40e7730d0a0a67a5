import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PlaceHandle } from "./place.ts";

interface ComingPlace {
  readonly path: string;
  readonly crumb: MessageDescriptor;
  readonly kinds?: NonNullable<PlaceHandle["kinds"]>;
}

const owner = ["OWNER"] as const;

/** Places of the menus and of sign-in whose screens come later; each says so honestly instead of failing. */
export const comingPlaces: readonly ComingPlace[] = [
  { path: "auth/ChangePassword", crumb: msg`Change Password` },
  { path: "auth/ChangePasswordSeller", crumb: msg`Change Password` },
  { path: "auth/SignupProcess", crumb: msg`Set up your company` },
  { path: "auth/SignupProcessSeller", crumb: msg`Add Product` },
  { path: "dashboard/default", crumb: msg`Home` },
  { path: "master/AddProduct", crumb: msg`Add Product` },
  { path: "master/AddProductLoc", crumb: msg`Add Product` },
  { path: "master/Viewbrand", crumb: msg`Brand`, kinds: owner },
  { path: "master/Viewmanu", crumb: msg`Manufacturer`, kinds: owner },
  { path: "master/ViewDeliveryUser", crumb: msg`Delivery User`, kinds: owner },
  { path: "master/ViewPickupPoint", crumb: msg`Pickup Point`, kinds: owner },
  { path: "master/ViewVendor", crumb: msg`Vendor`, kinds: owner },
  { path: "master/ViewBanner", crumb: msg`Banner`, kinds: owner },
  { path: "master/ViewCollections", crumb: msg`Collections`, kinds: owner },
  { path: "master/CollectionsProduct", crumb: msg`Collections Product`, kinds: owner },
  { path: "master/ProductEnabled", crumb: msg`Product Enabled`, kinds: owner },
  { path: "master/ProductDisabled", crumb: msg`Product Disabled`, kinds: owner },
  { path: "master/ProductRectification", crumb: msg`Product Rectification`, kinds: owner },
  { path: "master/PendingOrders", crumb: msg`Pending Orders`, kinds: owner },
  { path: "master/DespatchOrders", crumb: msg`Despatch Orders`, kinds: owner },
  { path: "master/CancelOrders", crumb: msg`Cancel Orders`, kinds: owner },
  { path: "master/editbank", crumb: msg`Bank Account`, kinds: owner },
  { path: "master/editaddress", crumb: msg`Address`, kinds: owner },
  { path: "master/editregister", crumb: msg`Registration`, kinds: owner },
  { path: "master/editmedia", crumb: msg`Media Information`, kinds: owner },
  { path: "master/editbilling", crumb: msg`Billing Address`, kinds: owner },
  { path: "master/editaboutus", crumb: msg`About Us`, kinds: owner },
  { path: "master/ViewUserAdmin", crumb: msg`User Admin`, kinds: owner },
  { path: "master/ViewUserLocation", crumb: msg`User Storage Location`, kinds: owner },
];
