import { statements as foundation } from "./migrations/0001-foundation.ts";
import { statements as company } from "./migrations/0002-company.ts";
import { statements as seller } from "./migrations/0003-seller.ts";
import { statements as account } from "./migrations/0004-account.ts";
import { statements as category } from "./migrations/0005-category.ts";
import { statements as storefront } from "./migrations/0006-storefront.ts";
import { statements as product } from "./migrations/0007-product.ts";
import { statements as variant } from "./migrations/0008-variant.ts";
import { statements as bundle } from "./migrations/0009-bundle.ts";
import { statements as productSearch } from "./migrations/0010-product-search.ts";
import { statements as mail } from "./migrations/0011-mail.ts";
import { statements as passwordReset } from "./migrations/0012-password-reset.ts";
import { statements as apiToken } from "./migrations/0013-api-token.ts";
import { statements as locationOwners } from "./migrations/0014-location-owners.ts";
import { statements as locationSuspension } from "./migrations/0015-location-suspension.ts";
import { statements as productLifecycle } from "./migrations/0018-product-lifecycle.ts";
import { statements as userPreference } from "./migrations/0020-user-preference.ts";
import { statements as bannerTimes } from "./migrations/0022-banner-times.ts";
import { statements as chat } from "./migrations/0024-chat.ts";
import { statements as companyBank } from "./migrations/0028-company-bank.ts";
import { statements as recordTimes } from "./migrations/0030-record-times.ts";
import { statements as sentMails } from "./migrations/0031-sent-mails.ts";
import { statements as schemaFloor } from "./migrations/0032-schema-floor.ts";
import { statements as activatedAt } from "./migrations/0033-activated-at.ts";
import { statements as chatPersonTimes } from "./migrations/0034-chat-person-times.ts";
import { statements as nameKeys } from "./migrations/0035-name-keys.ts";
import { statements as peopleStay } from "./migrations/0036-people-stay.ts";
import { statements as oneEmailIndex } from "./migrations/0037-one-email-index.ts";
import { statements as event } from "./migrations/0038-event.ts";
import { statements as eventReader } from "./migrations/0039-event-reader.ts";
import { statements as auditTrail } from "./migrations/0040-audit-trail.ts";
import { statements as notification } from "./migrations/0041-notification.ts";
import { statements as webhook } from "./migrations/0042-webhook.ts";
import { statements as job } from "./migrations/0043-job.ts";
import { statements as order } from "./migrations/0044-order.ts";
import { orderLists } from "./migrations/0045-order-lists.ts";
import { lateOrder } from "./migrations/0046-late-order.ts";
import { statements as delivery } from "./migrations/0047-delivery.ts";
import { orderMail } from "./migrations/0048-order-mail.ts";
import { orderSearch } from "./migrations/0049-order-search.ts";
import { statements as accountDevice } from "./migrations/0050-account-device.ts";
import { statements as vendor } from "./migrations/0051-vendor.ts";
import { statements as orderEdit } from "./migrations/0052-order-edit.ts";
import { statements as role } from "./migrations/0060-role.ts";
import { statements as eventDetail } from "./migrations/0061-event-detail.ts";
import { statements as salesDay } from "./migrations/0064-sales-day.ts";
import { statements as signInEvent } from "./migrations/0065-sign-in-event.ts";
import { statements as collectionProduct } from "./migrations/0066-collection-product.ts";
import { statements as twoStep } from "./migrations/0067-two-step.ts";
import { statements as twoStepRule } from "./migrations/0068-two-step-rule.ts";
import { statements as documentSeriesTrail } from "./migrations/0069-document-series-trail.ts";
import { statements as roleSince } from "./migrations/0070-role-since.ts";
import { statements as savedView } from "./migrations/0071-saved-view.ts";
import { statements as jobRow } from "./migrations/0072-job-row.ts";
import { statements as productReview } from "./migrations/0073-product-review.ts";
import { statements as deliveryLink } from "./migrations/0074-delivery-link.ts";
import { statements as importFile } from "./migrations/0075-import.ts";
import { statements as importComing } from "./migrations/0076-import-coming.ts";
import { statements as productLists } from "./migrations/0077-product-lists.ts";
import { statements as exportPlace } from "./migrations/0078-export-place.ts";
import { statements as productConditions } from "./migrations/0079-product-conditions.ts";
import { statements as dailySummary } from "./migrations/0080-daily-summary.ts";
import { statements as importUndone } from "./migrations/0081-import-undone.ts";
import { statements as viewNotices } from "./migrations/0082-view-notices.ts";
import { statements as changePlaces } from "./migrations/0083-change-places.ts";
import { statements as signedAmounts } from "./migrations/0084-signed-amounts.ts";
import { statements as strangerMail } from "./migrations/0086-stranger-mail.ts";
import { statements as keptBytes } from "./migrations/0087-kept-bytes.ts";
import { statements as customerMail } from "./migrations/0088-customer-mail.ts";
import { statements as leftAdministrators } from "./migrations/0089-left-administrators.ts";
import { statements as deliveryEvents } from "./migrations/0090-delivery-events.ts";
import { statements as jobSelection } from "./migrations/0091-job-selection.ts";
import { statements as importRowAge } from "./migrations/0092-import-row-age.ts";
import { statements as refundPart } from "./migrations/0093-refund-part.ts";
import { statements as variantSearch } from "./migrations/0094-variant-search.ts";
import { statements as personEvents } from "./migrations/0095-person-events.ts";
import { statements as licenceNotice } from "./migrations/0096-licence-notice.ts";
import { statements as webhookDue } from "./migrations/0097-webhook-due.ts";
import { statements as movedViews } from "./migrations/0098-moved-views.ts";

/** All migrations, in order. One that has landed is never edited, moved or overtaken: `migrations.json` lists them. */
export const migrations: Readonly<Record<string, readonly string[]>> = {
  "0001-foundation": foundation,
  "0002-company": company,
  "0003-seller": seller,
  "0004-account": account,
  "0005-category": category,
  "0006-storefront": storefront,
  "0007-product": product,
  "0008-variant": variant,
  "0009-bundle": bundle,
  "0010-product-search": productSearch,
  "0011-mail": mail,
  "0012-password-reset": passwordReset,
  "0013-api-token": apiToken,
  "0014-location-owners": locationOwners,
  "0015-location-suspension": locationSuspension,
  "0018-product-lifecycle": productLifecycle,
  "0020-user-preference": userPreference,
  "0022-banner-times": bannerTimes,
  "0024-chat": chat,
  "0028-company-bank": companyBank,
  "0030-record-times": recordTimes,
  "0031-sent-mails": sentMails,
  "0032-schema-floor": schemaFloor,
  "0033-activated-at": activatedAt,
  "0034-chat-person-times": chatPersonTimes,
  "0035-name-keys": nameKeys,
  "0036-people-stay": peopleStay,
  "0037-one-email-index": oneEmailIndex,
  "0038-event": event,
  "0039-event-reader": eventReader,
  "0040-audit-trail": auditTrail,
  "0041-notification": notification,
  "0042-webhook": webhook,
  "0043-job": job,
  "0044-order": order,
  "0045-order-lists": orderLists,
  "0046-late-order": lateOrder,
  "0047-delivery": delivery,
  "0048-order-mail": orderMail,
  "0049-order-search": orderSearch,
  "0050-account-device": accountDevice,
  "0051-vendor": vendor,
  "0052-order-edit": orderEdit,
  "0060-role": role,
  "0061-event-detail": eventDetail,
  "0064-sales-day": salesDay,
  "0065-sign-in-event": signInEvent,
  "0066-collection-product": collectionProduct,
  "0067-two-step": twoStep,
  "0068-two-step-rule": twoStepRule,
  "0069-document-series-trail": documentSeriesTrail,
  "0070-role-since": roleSince,
  "0071-saved-view": savedView,
  "0072-job-row": jobRow,
  "0073-product-review": productReview,
  "0074-delivery-link": deliveryLink,
  "0075-import": importFile,
  "0076-import-coming": importComing,
  "0077-product-lists": productLists,
  "0078-export-place": exportPlace,
  "0079-product-conditions": productConditions,
  "0080-daily-summary": dailySummary,
  "0081-import-undone": importUndone,
  "0082-view-notices": viewNotices,
  "0083-change-places": changePlaces,
  "0084-signed-amounts": signedAmounts,
  "0086-stranger-mail": strangerMail,
  "0087-kept-bytes": keptBytes,
  "0088-customer-mail": customerMail,
  "0089-left-administrators": leftAdministrators,
  "0090-delivery-events": deliveryEvents,
  "0091-job-selection": jobSelection,
  "0092-import-row-age": importRowAge,
  "0093-refund-part": refundPart,
  "0094-variant-search": variantSearch,
  "0095-person-events": personEvents,
  "0096-licence-notice": licenceNotice,
  "0097-webhook-due": webhookDue,
  "0098-moved-views": movedViews,
};
