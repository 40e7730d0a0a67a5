/** A place that is reached by its address, and the heading that says one has arrived; the page's title when it differs. */
interface Place {
  readonly path: string;
  readonly heading: string;
  readonly title?: string;
}

const place = (path: string, heading: string, title = heading): Place => ({ path, heading, title });

/** Before anybody has signed in. */
const nobody: readonly Place[] = [
  place("/auth/login", "Admin Sign In"),
  place("/auth/Register", "Register"),
  place("/auth/Thankyou", "Thank you"),
  place("/auth/ForgotPassword", "Forgot your password?"),
  place("/auth/ResetPassword", "Choose a new password"),
  place("/error", "Something went wrong"),
  place("/comingsoon", "Coming soon"),
  place("/maintenance", "We are working on it"),
  place("/authentication", "Please sign in"),
];

/** The owner's menu, and what it leads to. Two neighbours never share a heading, so that an arrival can be told. */
const owner: readonly Place[] = [
  place("/dashboard/default", "Home"),
  place("/master/ViewCategory1", "Level1 Category"),
  place("/master/ViewCategory2", "Level2 Category"),
  place("/master/ViewCategory1?view=tree", "Level1 Category"),
  place("/master/ViewCategory3", "Level3 Category"),
  place("/master/Viewbrand", "Brand"),
  place("/master/Viewmanu", "Manufacturer"),
  place("/master/ViewSeller", "Storage Location"),
  place("/master/ViewDeliveryUser", "Delivery User"),
  place("/master/ViewPickupPoint", "Pickup Point"),
  place("/master/ViewVendor", "Vendor"),
  place("/master/ViewBanner", "Banner"),
  place("/master/ViewCollections", "Collections"),
  place("/master/AddProductLoc", "Add Product"),
  place("/master/ViewProduct?pageSize=25", "Products"),
  place("/master/ViewProduct/nothing", "We could not find this", "Not found"),
  place("/master/ViewProduct?searchTerm=nothing", "Products"),
  place("/master/CollectionsProduct", "Collections Product"),
  place("/master/ProductEnabled", "Product Enabled"),
  place("/master/ProductDisabled", "Product Disabled"),
  place("/master/ProductRectification", "Product Rectification"),
  place("/master/PendingOrders", "Pending Orders"),
  place("/master/DespatchOrders", "Despatch Orders"),
  place("/master/CancelOrders", "Cancel Orders"),
  place("/master/editbank", "Bank Account"),
  place("/master/editaddress", "Address"),
  place("/master/editregister", "Registration"),
  place("/master/editmedia", "Media Information"),
  place("/master/editbilling", "Billing Address"),
  place("/master/editaboutus", "About Us"),
  place("/master/ViewUserAdmin", "User Admin"),
  place("/master/ViewUserLocation", "User Storage Location"),
  place("/account/security", "Account and security"),
  place("/chat/", "Chat"),
  place("/form", "Forms"),
  place("/table", "Tables"),
  place("/advance", "Overlays"),
  place("/auth/SignupProcessSeller", "Add Product"),
];

/** The seller's menu, what else a seller comes to, and what is not for them. */
const seller: readonly Place[] = [
  place("/dashboard/default", "Home"),
  place("/master/ViewProduct", "Products"),
  place("/master/AddProduct", "Add Product"),
  place("/master/Viewmanu", "Manufacturer"),
  place("/master/ViewSeller", "This page is not for your account", "Not for your account"),
];

export const places = { nobody, owner, seller };
