/**
 * Places of the menus and of sign-in whose screens come later; each says so honestly instead of failing.
 * Only the paths stand here, because this is part of the entry; their names are in comingNames.ts.
 */
export const comingPlaces = {
  owner: [
    "master/ViewDeliveryUser",
    "master/ViewPickupPoint",
    "master/ViewVendor",
    "master/CollectionsProduct",
    "master/PendingOrders",
    "master/DespatchOrders",
    "master/CancelOrders",
    "master/ViewUserAdmin",
    "master/ViewUserLocation",
  ],
} as const;
