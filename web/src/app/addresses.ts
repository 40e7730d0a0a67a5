/**
 * The addresses of all pages, paths of the hash router. They are public, so they are spelled exactly as the seeds have
 * them (Document 1 §2); they match in any case (decision D-01). No other file spells one.
 */
export const addresses = {
  /** Leads on to where somebody belongs. */
  start: "/",
  home: "/dashboard/default",

  signIn: "/auth/login",
  signOut: "/dashboard/Logout",
  register: "/auth/Register",
  registered: "/auth/Thankyou",
  changePassword: "/auth/ChangePassword",
  changeSellerPassword: "/auth/ChangePasswordSeller",
  setUpTwoStep: "/auth/SetUpTwoStep",
  forgotPassword: "/auth/ForgotPassword",
  /** The same page for who waits for an activation mail. */
  activationAgain: "/auth/ForgotPassword?for=activation",
  resetPassword: "/auth/ResetPassword",
  /** An owner's set-up. */
  signup: "/auth/SignupProcess",
  /** The product wizard by itself, where a location's seller begins. */
  sellerSignup: "/auth/SignupProcessSeller",

  security: "/account/security",
  audit: "/account/audit",
  jobs: "/account/jobs",
  imports: "/account/imports",
  webhooks: "/account/webhooks",
  notifications: "/account/notifications",
  chat: "/chat/",

  categories: {
    1: "/master/ViewCategory1",
    2: "/master/ViewCategory2",
    3: "/master/ViewCategory3",
  },
  brands: "/master/Viewbrand",
  manufacturers: "/master/Viewmanu",
  products: "/master/ViewProduct",
  productImages: "/master/ProductImages",
  enabledProducts: "/master/ProductEnabled",
  disabledProducts: "/master/ProductDisabled",
  productRectification: "/master/ProductRectification",
  addProduct: "/master/AddProduct",
  addProductOfLocation: "/master/AddProductLoc",
  collectionsProduct: "/master/CollectionsProduct",
  banners: "/master/ViewBanner",
  collections: "/master/ViewCollections",

  sellers: "/master/ViewSeller",
  deliveryUsers: "/master/ViewDeliveryUser",
  pickupPoints: "/master/ViewPickupPoint",
  vendors: "/master/ViewVendor",
  adminUsers: "/master/ViewUserAdmin",
  locationUsers: "/master/ViewUserLocation",

  pendingOrders: "/master/PendingOrders",
  despatchOrders: "/master/DespatchOrders",
  cancelOrders: "/master/CancelOrders",
  order: "/master/Order",
  print: "/print",

  companyBank: "/master/editbank",
  companyAddress: "/master/editaddress",
  companyRegistration: "/master/editregister",
  companyMedia: "/master/editmedia",
  companyBilling: "/master/editbilling",
  companyAboutUs: "/master/editaboutus",
  companyOrders: "/master/editorders",

  /** Areas that have no page of their own. */
  areas: { dashboard: "/dashboard", users: "/users", ecommerce: "/ecommerce", master: "/master" },
  gallery: { form: "/form", table: "/table", advance: "/advance" },
  notices: {
    error: "/error",
    comingSoon: "/comingsoon",
    maintenance: "/maintenance",
    authentication: "/authentication",
  },
} as const;

/** The page of a product. */
export function productAddress(id: string): string {
  return `${addresses.products}/${encodeURIComponent(id)}`;
}

/** The page of a product, where a draft is made that is like it. */
export function addAnotherAddress(id: string): string {
  return `${productAddress(id)}?like`;
}

/** What has changed of a product since it was decided on, for whoever decides. */
export function productReviewAddress(id: string): string {
  return `${productAddress(id)}/review`;
}

/** The review of the product that has waited longest; from there one goes on to the next. */
export const nextReviewAddress = productReviewAddress("next");

/** The page of an order, by its own id or by that of a part of it. */
export function orderAddress(id: string): string {
  return `${addresses.order}/${encodeURIComponent(id)}`;
}

/**
 * What is printed of orders: packing slips and labels of their parts; documents by their own ids, or all of a part's by its id.
 * At most 100 at once.
 */
export function printAddress(what: "packing" | "label" | "document", ids: readonly string[]): string {
  return `${addresses.print}/${what}/${ids.map(encodeURIComponent).join(",")}`;
}

/** Where a file is chosen to be read in, of a kind of records. */
export function newImportAddress(kind: string): string {
  return `${addresses.imports}?kind=${kind}`;
}

/** The page of an import, by its job. */
export function importAddress(jobId: string): string {
  return `${addresses.imports}/${encodeURIComponent(jobId)}`;
}

/** The page of a location. */
export function sellerAddress(id: string): string {
  return `${addresses.sellers}/${encodeURIComponent(id)}`;
}

/** The page of a pickup point. */
export function pickupPointAddress(id: string): string {
  return `${addresses.pickupPoints}/${encodeURIComponent(id)}`;
}

/** The page of a delivery user. */
export function deliveryUserAddress(id: string): string {
  return `${addresses.deliveryUsers}/${encodeURIComponent(id)}`;
}

/** The page of a vendor. */
export function vendorAddress(id: string): string {
  return `${addresses.vendors}/${encodeURIComponent(id)}`;
}

/** The page of somebody who acts for the company or for a location. */
export function personAddress(kind: string, id: string): string {
  return `${kind === "LOCATION" ? addresses.locationUsers : addresses.adminUsers}/${encodeURIComponent(id)}`;
}

/** The page of a webhook. */
export function webhookAddress(id: string): string {
  return `${addresses.webhooks}/${encodeURIComponent(id)}`;
}

/** The list of categories of a level. */
export function categoriesAddress(level: number): string {
  const { categories } = addresses;
  return level === 3 ? categories[3] : level === 2 ? categories[2] : categories[1];
}

/** A step of an owner's set-up. */
export function signupStepAddress(step: number): string {
  return `${addresses.signup}?val=${step}`;
}

/** Where a new product begins: an owner chooses its location first (decision D-54). */
export function newProductAddress(isOwner: boolean): string {
  return isOwner ? addresses.addProductOfLocation : `${addresses.addProduct}?val=1`;
}

/** Where somebody of a kind changes their password. */
export function changePasswordAddress(kind: string): string {
  return kind === "SELLER" ? addresses.changeSellerPassword : addresses.changePassword;
}

/** The conversation with a person, by their global id. */
export function conversationAddress(personId: string): string {
  return `${addresses.chat}${encodeURIComponent(personId)}`;
}
