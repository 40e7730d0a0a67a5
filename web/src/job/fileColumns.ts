const byName = { name: "name" };
const products = {
  name: "name+product_sku",
  status: "status",
  brand: "brand",
  category: "category",
  price: "price",
  discount: "discount",
  seller: "location",
  updated: "changed_at",
};
const categories = {
  ...byName,
  order: "order",
  parent: "under",
  children: "categories",
  products: "products",
};
const orders = {
  number: "number",
  placed: "placed_at",
  customer: "customer+phone",
  items: "pieces+first_item",
  total: "total",
  payment: "payment_method+payment_state",
  seller: "location",
  promised: "promised",
  carrier: "delivery+carrier+tracking+delivery_user+pickup_point",
  invoice: "invoice",
  since: "status_since",
  when: "status_since",
  reason: "reason",
  status: "status",
};
const staff = {
  name: "first_name+last_name+title",
  status: "status",
  role: "role",
  email: "email",
  seller: "location",
  lastSignIn: "last_sign_in_at",
  twoStep: "two_step",
};

/** What the columns of lists are called in their files, by list and column; several with a plus sign between them. A column that is not here is in no file. */
export const fileColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  products,
  productsEnabled: products,
  productsDisabled: products,
  productsInRectification: products,
  brands: { ...byName, products: "products", created: "created_at" },
  manufacturers: {
    ...byName,
    country: "country",
    area: "area",
    zip: "zip",
    province: "state",
    products: "products",
  },
  categories1: categories,
  categories2: categories,
  categories3: categories,
  collections: {
    ...byName,
    products: "products",
    selectable: "allow_selection",
    displayed: "show_on_storefront",
  },
  banners: {
    order: "order",
    slogan: "slogan",
    category: "leads_to",
    button: "button",
    state: "active+first_day+last_day",
  },
  sellers: {
    name: "name+type",
    status: "status",
    gstin: "gstin",
    place: "area+state",
    contact: "administrator+phone",
    commission: "commission",
    products: "products+maximum_products",
  },
  companyStaff: staff,
  locationStaff: staff,
  roles: { name: "name+description", permissions: "permissions" },
  deliveryUsers: {
    ...byName,
    status: "status",
    duty: "on_duty",
    phone: "phone",
    vehicle: "vehicle+vehicle_number",
    licence: "licence_until",
    locations: "all_locations+locations",
    open: "carries",
    today: "today",
  },
  pickupPoints: {
    ...byName,
    status: "status+paused_until",
    seller: "location",
    place: "area+zip+state",
    waiting: "waiting_there",
  },
  vendors: {
    ...byName,
    status: "status",
    contact: "contact+phone+email",
    gstin: "gstin",
    province: "state",
    categories: "categories",
    terms: "payment_terms",
  },
  ordersPending: orders,
  ordersDespatch: orders,
  ordersCancel: orders,
};

/** The columns of a file that has what a list shows, in its order, and what it shows that no file has. Null for a list that is not known here. */
export function inFile<Column extends { readonly id: string }>(list: string, shown: readonly Column[]) {
  const known = fileColumns[list];
  if (!known) return null;
  return {
    names: [...new Set(shown.flatMap(({ id }) => known[id]?.split("+") ?? []))],
    missing: shown.filter(({ id }) => known[id] === undefined),
  };
}
