/** The console's pages that mails lead to. A test compares them with the console's own addresses. */
const pages = {
  adminUsers: "master/ViewUserAdmin",
  bankAccount: "master/editbank",
  cancelledOrders: "master/CancelOrders",
  chat: "chat/",
  delivery: "delivery",
  deliveryUsers: "master/ViewDeliveryUser",
  despatchedOrders: "master/DespatchOrders",
  forgotPassword: "auth/ForgotPassword",
  home: "dashboard/default",
  jobs: "account/jobs",
  locationUsers: "master/ViewUserLocation",
  locations: "master/ViewSeller",
  notifications: "account/notifications",
  pendingOrders: "master/PendingOrders",
  pickupPoints: "master/ViewPickupPoint",
  products: "master/ViewProduct",
  resetPassword: "auth/ResetPassword",
  security: "account/security",
  signIn: "auth/login",
  webhooks: "account/webhooks",
} as const;

export type ConsolePage = keyof typeof pages;

/** The whole address of a page of the console. */
export function consoleLink(
  publicUrl: string,
  page: ConsolePage,
  query: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `${publicUrl}/#/${pages[page]}${search === "" ? "" : `?${search}`}`;
}

/** Every page that a mail may lead to. */
export const consolePages: readonly string[] = Object.values(pages);
