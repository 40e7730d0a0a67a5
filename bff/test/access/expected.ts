import type { Role } from "../../src/access/permission.ts";
import { nouns } from "../nouns/nouns.ts";
import { ofEvents } from "./expectedOfEvents.ts";
import { neverShownOfJobs, whatJobsShow } from "./expectedOfJobs.ts";
import { unnamedWebhooks, whatWebhooksAskFor } from "./expectedOfWebhooks.ts";

/** What somebody is refused: places as `Reach.places` names them, and mutations. */
interface Refused {
  readonly fields?: readonly string[];
  readonly mutations?: readonly string[];
}

const ofErrors = ["code", "message", "messageCode", "messageParams"];
const errors: Readonly<Record<string, readonly string[]>> = {
  ConflictError: [...ofErrors, "current", "issues"],
  ForbiddenError: ofErrors,
  NotFoundError: ofErrors,
  NotOfferedError: ofErrors,
  RateLimitedError: [...ofErrors, "retryAfterSeconds"],
  UnauthenticatedError: ofErrors,
  UnavailableError: [...ofErrors, "outcome"],
  ValidationError: [...ofErrors, "issues"],
  ValidationIssue: [...ofErrors, "path"],
};

/** What the world has nothing of, or shows to other people than an owner. */
export const neverShown: readonly string[] = [
  ...Object.entries(errors).flatMap(([type, fields]) => fields.map((field) => `${type}.${field}`)),
  // Events, which `isolation.test.ts` tries.
  ...ofEvents,
  ...neverShownOfJobs,
  "AddBookmarkSuccess.bookmarks",
  "AuditActor.picture",
  // Nodes of any type, of which no more than that is asked for.
  "AuditEntry.partOf",
  "AuditEntry.subject",
  "Banner.endDate",
  "Banner.isActive",
  "Banner.startDate",
  "ChatPerson.locationName",
  "ChatPerson.pictureUrl",
  "Company.aboutUsImageUrl",
  "Company.startDataUrl",
  "CompanyBank.earlierAccounts",
  "DiscountSlab.minimumQuantity",
  "DiscountSlab.percentage",
  "InputWarning.messageParams",
  "Mutation.addBookmark",
  ...["eventId", "notification", "viewer"].map((field) => `NotificationReceived.${field}`),
  ...["eventId", "isAllRead", "read", "viewer"].map((field) => `NotificationsSeen.${field}`),
  // A record of any type, which the lists show.
  "Notification.subject",
  "PriceExample.amountWithBundles",
  "Product.disabledReason",
  "Product.flaggedStep",
  "Product.originCountry",
  "Product.remark",
  "RemoveBookmarkSuccess.bookmarks",
  "SpecialOffer.endDate",
  "SpecialOffer.percentage",
  "SpecialOffer.startDate",
  "Viewer.pictureUrl",
  "Viewer.seller",
].toSorted();

/** What is for people only, whatever an API token may do. */
export const inPersonOnly: Required<Refused> = {
  fields: [
    ...[
      "createdAt",
      "databaseId",
      "expiresAt",
      "id",
      "lastUsedAt",
      "name",
      "permissions",
      "prefix",
      "updatedAt",
    ].map((field) => `ApiToken.${field}`),
    ...["createdAt", "databaseId", "id", "isMine", "isSeen", "sentAt", "text", "updatedAt"].map(
      (field) => `ChatMessage.${field}`,
    ),
    "ChatPerson.createdAt",
    "ChatPerson.databaseId",
    "ChatPerson.id",
    "ChatPerson.isActive",
    "ChatPerson.isDemo",
    "ChatPerson.isOnline",
    "ChatPerson.lastMessage",
    "ChatPerson.messages",
    "ChatPerson.name",
    "ChatPerson.status",
    "ChatPerson.unreadCount",
    "ChatPerson.updatedAt",
    "Company.bank",
    ...whatJobsShow,
    ...[
      "count",
      "createdAt",
      "databaseId",
      "happenedAt",
      "id",
      "isRead",
      "isSeen",
      "kind",
      "locationName",
      "subjectName",
      "updatedAt",
    ].map((field) => `Notification.${field}`),
    "Query.viewer.apiTokens",
    "Query.viewer.bookmarks",
    "Query.viewer.jobs",
    "Query.viewer.look",
    "Query.viewer.notificationPreferences",
    "Query.viewer.notifications",
    "Query.viewer.people",
    "Query.viewer.sessions",
    "Query.viewer.unreadMessageCount",
    "Query.viewer.unseenNotificationCount",
    ...["address", "current", "device", "id", "lastSeenAt", "startedAt"].map(
      (field) => `ViewerSession.${field}`,
    ),
  ],
  mutations: [
    "addApiToken",
    "addBookmark",
    "cancelJob",
    "changePassword",
    "editCompanyBank",
    "endSession",
    "markMessagesSeen",
    "markNotificationsRead",
    "markNotificationsSeen",
    "removeBookmark",
    "requestUpload PROFILE_PICTURE",
    "retryJob",
    "revokeApiToken",
    "saveLook",
    "saveNotificationPreferences",
    "sendMessage",
    "setProfilePicture",
    "setTyping",
    "signOutEverywhere",
    "startExport",
  ],
};

const ofCompany = [
  "Company.accountsEmail",
  "Company.accountsPhone",
  "Company.address",
  "Company.billingAddress",
  "Company.billingName",
  "Company.contact",
  "Company.createdAt",
  "Company.gstinNumber",
  "Company.maximumProducts",
  "Company.monthlyPurchaseMinimum",
  "Company.panNumber",
  "Company.passwordRenewalDays",
  "Company.registrationDate",
  "Company.registrationNumber",
  "Company.timeline",
  "Company.updatedAt",
  "Company.version",
];

const ofLocations = [
  "Manufacturer.address",
  "Manufacturer.createdAt",
  "Manufacturer.productCount",
  "Manufacturer.seller",
  "Manufacturer.timeline",
  "Manufacturer.updatedAt",
  "Manufacturer.version",
  "Query.viewer.manufacturers",
  "Query.viewer.sellers",
  "Seller.address",
  "Seller.administrator",
  "Seller.businessType",
  "Seller.commissionPercentage",
  "Seller.createdAt",
  "Seller.gstinNumber",
  "Seller.instagramUrl",
  "Seller.legalName",
  "Seller.linkedinUrl",
  "Seller.maximumProducts",
  "Seller.officeEmail",
  "Seller.panNumber",
  "Seller.phone",
  "Seller.productCount",
  "Seller.products",
  "Seller.registrationDate",
  "Seller.registrationNumber",
  "Seller.status",
  "Seller.suspendedAt",
  "Seller.suspendedReason",
  "Seller.tanNumber",
  "Seller.timeline",
  "Seller.type",
  "Seller.updatedAt",
  "Seller.version",
  "Seller.websiteUrl",
];

/** What is of the audit trail. */
const ofAudit = [
  "actingFor action actor at changes createdAt databaseId id jobId note noteDetail partOfId partOfName reason",
  "subjectId subjectName subjectType updatedAt",
]
  .flatMap((line) => line.split(" "))
  .map((field) => `AuditEntry.${field}`)
  .concat(
    "Banner Brand Bundle Category Collection Company Manufacturer Product ProductImage Seller Variant"
      .split(" ")
      .map((type) => `${type}.timeline`),
    "Query.viewer.audit",
  );

const personal = (person: string): string[] =>
  ["dateOfBirth", "gender", "phone"].map((field) => `${person}.${field}`);

/** What each role gets less than the owner. The administrator of the location is its owner, not its clerk. */
export const whatRolesLack: Readonly<Record<Exclude<Role, "OWNER">, readonly string[]>> = {
  COMPANY_STAFF: ["Company.bank", ...personal("Company.contact")],
  SELLER_OWNER: [...ofCompany, ...unnamedWebhooks, "Company.bank"].toSorted(),
  SELLER_STAFF: [
    ...new Set([
      ...ofCompany,
      ...ofAudit,
      ...unnamedWebhooks,
      "Company.bank",
      ...personal("Seller.administrator"),
    ]),
  ].toSorted(),
};

/** What whoever lacks one permission is refused. */
export const whatAsksFor: Readonly<Record<string, Refused>> = {
  ...Object.fromEntries(
    nouns.flatMap(({ permissions }) =>
      Object.entries(permissions).map(([mutation, permission]) => [permission, { mutations: [mutation] }]),
    ),
  ),
  CATEGORY_CREATE: { mutations: ["addCategory"] },
  CATEGORY_UPDATE: { mutations: ["editCategory", "moveCategory"] },
  CATEGORY_DELETE: { mutations: ["deleteCategory"] },
  BRAND_DELETE: { mutations: ["deleteBrand", "mergeBrand"] },
  MANUFACTURER_CREATE: { mutations: ["addManufacturer"] },
  MANUFACTURER_UPDATE: { mutations: ["editManufacturer"] },
  MANUFACTURER_DELETE: { mutations: ["deleteManufacturer"] },
  BANNER_CREATE: { mutations: ["addBanner"] },
  BANNER_UPDATE: { mutations: ["editBanner", "moveBanner"] },
  BANNER_DELETE: { mutations: ["deleteBanner"] },
  VARIANT_CREATE: { mutations: ["addVariant"] },
  VARIANT_UPDATE: { mutations: ["closeVariant", "editVariant", "reopenVariant"] },
  PRODUCT_CREATE: { mutations: ["addProduct", "duplicateProduct"] },
  PRODUCT_UPDATE: {
    mutations: [
      "addBundle",
      "addProductImage",
      "deleteBundle",
      "deleteProductImage",
      "editBundle",
      "editProductDetails",
      "moveProductImage",
      "saveProductDiscounts",
      "saveProductPricing",
      "submitProduct",
    ],
  },
  PRODUCT_DELETE: { mutations: ["deleteProduct"] },
  PRODUCT_APPROVE: { mutations: ["disableProduct", "enableProduct", "returnProduct"] },
  SELLER_READ: { fields: ofLocations },
  SELLER_CREATE: { mutations: ["addSeller"] },
  SELLER_UPDATE: {
    fields: personal("Seller.administrator"),
    mutations: ["activateSeller", "editSeller", "inviteSellerAdministrator", "suspendSeller"],
  },
  SELLER_DELETE: { mutations: ["deleteSeller"] },
  AUDIT_READ: { fields: ofAudit.toSorted() },
  ...whatWebhooksAskFor,
  COMPANY_READ: { fields: ofCompany },
  COMPANY_UPDATE: {
    fields: personal("Company.contact"),
    mutations: [
      "editCompanyAboutUs",
      "editCompanyAddress",
      "editCompanyBilling",
      "editCompanyMedia",
      "editCompanyRegistration",
      "finishSignUp",
      "requestUpload ABOUT_US_IMAGE",
      "requestUpload CANCELLED_CHEQUE",
      "requestUpload COMPANY_LOGO",
      "saveAboutUs",
      "saveCompanyInformation",
      "saveContactTitle",
    ],
  },
};
