import { account } from "./account/resource.ts";
import { accountDevice } from "./accountDevice/resource.ts";
import { apiToken } from "./apiToken/resource.ts";
import { audit } from "./audit/resource.ts";
import { banner } from "./banner/resource.ts";
import { brand } from "./brand/resource.ts";
import { bulkEdit } from "./bulkEdit/resource.ts";
import { bundle } from "./bundle/resource.ts";
import { category } from "./category/resource.ts";
import { chatMessage } from "./chatMessage/resource.ts";
import { chatPerson } from "./chatPerson/resource.ts";
import { collection } from "./collection/resource.ts";
import { collectionProduct } from "./collectionProduct/resource.ts";
import { company } from "./company/resource.ts";
import { companyBank } from "./companyBank/resource.ts";
import { deliveryRound } from "./deliveryRound/resource.ts";
import { deliveryUser } from "./deliveryUser/resource.ts";
import { event } from "./event/resource.ts";
import { exportList } from "./export/resource.ts";
import { importFile } from "./import/resource.ts";
import { health } from "./health/resource.ts";
import { job } from "./job/resource.ts";
import { login } from "./login/resource.ts";
import { manufacturer } from "./manufacturer/resource.ts";
import { notification } from "./notification/resource.ts";
import { order } from "./order/resource.ts";
import { passwordReset } from "./passwordReset/resource.ts";
import { country } from "./country/resource.ts";
import { pickupPoint } from "./pickupPoint/resource.ts";
import { product } from "./product/resource.ts";
import { productImage } from "./productImage/resource.ts";
import { productReview } from "./productReview/resource.ts";
import { refund } from "./refund/resource.ts";
import { report } from "./report/resource.ts";
import { staff } from "./staff/resource.ts";
import { role } from "./role/resource.ts";
import { savedView } from "./savedView/resource.ts";
import { seller } from "./seller/resource.ts";
import { twoStep } from "./twoStep/resource.ts";
import { signInEvent } from "./signInEvent/resource.ts";
import { signIn } from "./signIn/resource.ts";
import { stock } from "./stock/resource.ts";
import { taxDocument } from "./taxDocument/resource.ts";
import { userPreference } from "./userPreference/resource.ts";
import { variant } from "./variant/resource.ts";
import { vendor } from "./vendor/resource.ts";
import { webhook } from "./webhook/resource.ts";
import type { Resource } from "./http/resource.ts";

/** Every noun of the service. One line for each. */
export const resources: readonly Resource[] = [
  health,
  login,
  signIn,
  signInEvent,
  twoStep,
  account,
  accountDevice,
  passwordReset,
  apiToken,
  country,
  company,
  companyBank,
  category,
  banner,
  collection,
  collectionProduct,
  brand,
  role,
  staff,
  seller,
  manufacturer,
  product,
  productImage,
  productReview,
  variant,
  bundle,
  userPreference,
  savedView,
  chatPerson,
  chatMessage,
  audit,
  event,
  job,
  exportList,
  bulkEdit,
  importFile,
  notification,
  webhook,
  stock,
  order,
  deliveryUser,
  deliveryRound,
  pickupPoint,
  vendor,
  taxDocument,
  refund,
  report,
];
