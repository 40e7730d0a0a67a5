import type { ContractResource } from "./call.ts";
import { account } from "./extension/account.ts";
import { apiTokens } from "./extension/apiToken.ts";
import { chats } from "./extension/chat.ts";
import { notifications } from "./extension/notification.ts";
import { savedViews } from "./extension/savedView.ts";
import { userPreferences } from "./extension/userPreference.ts";
import { passwordReset } from "./extension/passwordReset.ts";
import { deliveryRounds, deliveryUsers, pickupPoints } from "./extension/delivery.ts";
import { health } from "./extension/health.ts";
import { imports } from "./extension/import.ts";
import { jobs } from "./extension/job.ts";
import { lifecycle } from "./extension/lifecycle.ts";
import { addedSeller } from "./extension/addedSeller.ts";
import { mixedCategories } from "./extension/mixedCategories.ts";
import { positions } from "./extension/position.ts";
import { orders } from "./extension/order.ts";
import { productCopy } from "./extension/productCopy.ts";
import { productParts } from "./extension/productParts.ts";
import { sellerStatus } from "./extension/sellerStatus.ts";
import { productReviews } from "./extension/productReview.ts";
import { productStatus } from "./extension/productStatus.ts";
import { reports } from "./extension/report.ts";
import { collectionProducts } from "./extension/collectionProduct.ts";
import { roles } from "./extension/role.ts";
import { signInEvents } from "./extension/signInEvent.ts";
import { staff } from "./extension/staff.ts";
import { vendors } from "./extension/vendor.ts";
import { webhooks } from "./extension/webhook.ts";
import { activation } from "./resource/activation.ts";
import { banners } from "./resource/banner.ts";
import { brands } from "./resource/brand.ts";
import { bundles } from "./resource/bundle.ts";
import { categories } from "./resource/category.ts";
import { changePassword } from "./resource/changePassword.ts";
import { collections } from "./resource/collection.ts";
import { company } from "./resource/company.ts";
import { companyPages } from "./resource/companyPage.ts";
import { login } from "./resource/login.ts";
import { lookUps } from "./resource/lookUp.ts";
import { manufacturers } from "./resource/manufacturer.ts";
import { country } from "./resource/country.ts";
import { products } from "./resource/product.ts";
import { productDiscount } from "./resource/productDiscount.ts";
import { productImages } from "./resource/productImage.ts";
import { productPrice } from "./resource/productPrice.ts";
import { sellers } from "./resource/seller.ts";
import { signIn } from "./resource/signIn.ts";
import { variants } from "./resource/variant.ts";
import { audit } from "./transport/audit.ts";
import { events } from "./transport/event.ts";
import { conditional } from "./transport/conditional.ts";
import { idempotency } from "./transport/idempotency.ts";
import { byIds } from "./transport/ids.ts";
import { everyOperation } from "./transport/everyOperation.ts";
import { everyList } from "./transport/everyList.ts";
import { limits } from "./transport/limits.ts";
import { openApi } from "./transport/openApi.ts";
import { paging } from "./transport/paging.ts";
import { token } from "./transport/token.ts";

/** What the documents say, call by call. One line for each resource. */
const documentedResources: readonly ContractResource[] = [
  login,
  token,
  country,
  company,
  lookUps,
  activation,
  signIn,
  changePassword,
  companyPages,
  categories,
  banners,
  collections,
  sellers,
  brands,
  manufacturers,
  products,
  productPrice,
  productDiscount,
  variants,
  productImages,
  bundles,
];

/** Every call that the documents name. */
const documentedCalls = documentedResources
  .flatMap(({ calls }) => calls)
  .filter(({ topic, origin }) => topic === undefined && origin !== "extension");

/** All that is checked, in its order. */
export const resources: readonly ContractResource[] = [
  ...documentedResources,
  idempotency,
  conditional,
  byIds,
  paging,
  audit,
  events,
  lifecycle,
  addedSeller,
  sellerStatus,
  mixedCategories,
  positions,
  productStatus,
  productReviews,
  productCopy,
  productParts,
  orders,
  deliveryUsers,
  deliveryRounds,
  pickupPoints,
  vendors,
  collectionProducts,
  roles,
  staff,
  signInEvents,
  reports,
  passwordReset,
  account,
  apiTokens,
  webhooks,
  userPreferences,
  savedViews,
  jobs,
  imports,
  notifications,
  chats,
  health,
  everyList,
  everyOperation,
  limits,
  // Last: it compares all answers that the others have seen.
  openApi(documentedCalls),
];
