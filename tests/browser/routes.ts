/** A route, reached by its address, and the heading that says one has arrived; the page's title when it differs. */
export interface TestedRoute {
  readonly path: string;
  readonly heading: string;
  readonly title?: string;
}

const route = (path: string, heading: string, title = heading): TestedRoute => ({ path, heading, title });

/** Before anybody has signed in. */
const nobody: readonly TestedRoute[] = [
  route("/auth/login", "Admin Sign In"),
  route("/auth/Register", "Register"),
  route("/auth/Thankyou", "Thank you"),
  route("/auth/ForgotPassword", "Forgot your password?"),
  route("/auth/ResetPassword", "Choose a new password"),
  route("/error", "Something went wrong"),
  route("/comingsoon", "Coming soon"),
  route("/maintenance", "We are working on it"),
  route("/authentication", "Please sign in"),
];

/**
 * What the owner's menu leads to under another heading than the menu's, and what lies beyond. Two neighbours never share a
 * heading, so that an arrival can be told.
 */
const owner: readonly TestedRoute[] = [
  route("/dashboard/default", "Home"),
  route("/master/ViewCategory1", "Level1 Category"),
  route("/master/ViewCategory2", "Level2 Category"),
  route("/master/ViewCategory1?view=tree", "Level1 Category"),
  route("/master/ViewCategory3", "Level3 Category"),
  route("/master/Viewbrand", "Brand"),
  route("/master/Viewmanu", "Manufacturer"),
  route("/master/ViewSeller", "Storage Location"),
  route("/master/ViewDeliveryUser", "Delivery User"),
  route("/master/ViewPickupPoint", "Pickup Point"),
  route("/master/ViewVendor", "Vendor"),
  route("/master/ViewBanner", "Banner"),
  route("/master/ViewCollections", "Collections"),
  route("/master/AddProductLoc", "Add Product"),
  route("/master/ViewProduct?pageSize=25", "Products"),
  route("/master/ViewProduct/nothing", "We could not find this", "Not found"),
  route("/master/ViewProduct", "Products"),
  route("/master/ViewProduct/nothing/review", "We could not find this", "Not found"),
  route("/master/ViewProduct?searchTerm=nothing", "Products"),
  route("/master/ProductImages", "Images of products"),
  route("/master/CollectionsProduct", "Collections Product"),
  route("/master/ProductEnabled", "Product Enabled"),
  route("/master/ProductDisabled", "Product Disabled"),
  route("/master/ProductRectification", "Product Rectification"),
  route("/master/PendingOrders", "Pending Orders"),
  route("/master/DespatchOrders", "Despatch Orders"),
  route("/master/CancelOrders", "Cancel Orders"),
  route("/master/editbank", "Bank Account"),
  route("/master/editaddress", "Address"),
  route("/master/editregister", "Registration"),
  route("/master/editmedia", "Media Information"),
  route("/master/editbilling", "Billing Address"),
  route("/master/editaboutus", "About Us"),
  route("/master/editorders", "Order Settings"),
  route("/master/ViewUserAdmin", "User Admin"),
  route("/master/ViewUserLocation", "User Storage Location"),
  route("/master/ViewUserAdmin?tab=roles", "User Admin"),
  route("/master/ViewUserAdmin?tab=signIns", "User Admin"),
  route("/account/security", "Account and security"),
  route("/account/audit", "Audit trail"),
  route("/account/webhooks", "Webhooks"),
  route("/account/jobs", "Jobs"),
  route("/account/imports?kind=PRODUCTS", "Import of products"),
  route("/account/imports/nothing", "We could not find this", "Not found"),
  route("/account/notifications", "Notifications"),
  route("/chat/", "Chat"),
  route("/form", "Forms"),
  route("/table", "Tables"),
  route("/advance", "Overlays"),
  route("/auth/SignupProcessSeller", "Add Product"),
];

/** The seller's menu, what else a seller comes to, and what is not for them. */
const seller: readonly TestedRoute[] = [
  route("/dashboard/default", "Home"),
  route("/master/ViewProduct", "Products"),
  route("/master/AddProduct", "Add Product"),
  route("/master/ProductImages", "Images of products"),
  route("/master/Viewmanu", "Manufacturer"),
  route("/master/ViewDeliveryUser", "Delivery User"),
  route("/master/ViewUserLocation", "User Storage Location"),
  route("/master/ViewSeller", "This page is not for your account", "Not for your account"),
];

export const routes = { nobody, owner, seller };
