/**
 * @generated SignedSource<<34c14e00abe424bc18640f70f71406f4>>
 * @relayHash 75b7b15b6e1d05c65aee1f5dddfba044
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ab002d50d169e0b53ae5a68a65b0d35560b4e8eece703fff22a2b98a8fb96e9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkOutcome = "DONE" | "FORBIDDEN" | "NOT_FOUND" | "REFUSED" | "STALE" | "UNCHANGED" | "%future added value";
export type MessageCode = "ABOUT_US_REQUIRED" | "ACCOUNT_DISABLED" | "ACCOUNT_HOLDER_REQUIRED" | "ACCOUNT_NUMBERS_DIFFER" | "ACCOUNT_NUMBER_DIGITS" | "ACCOUNT_NUMBER_REQUIRED" | "ACCOUNT_TYPE_REQUIRED" | "ACTIVATION_LINK_DEAD" | "ADDRESS_REQUIRED" | "ADMINISTRATOR_ACTIVE" | "AGE_OUT_OF_RANGE" | "ALREADY_EXISTS" | "AREA_REQUIRED" | "BANK_NAME_REQUIRED" | "BANNER_BUTTON_REQUIRED" | "BANNER_SLOGAN_REQUIRED" | "BOOKMARK_LIMIT" | "BRANCH_REQUIRED" | "BRAND_MERGED_WITH_ITSELF" | "BRAND_MISSING" | "BRAND_NAME_REQUIRED" | "BRAND_NAME_TAKEN" | "BUNDLED_ALREADY" | "BUNDLED_PRODUCT_MISSING" | "BUNDLED_WITH_ITSELF" | "BUNDLED_WITH_OTHERS" | "BUNDLE_NEEDED" | "BUNDLE_PERCENTAGE_REQUIRED" | "BUNDLE_PRODUCT_REQUIRED" | "BUSINESS_NAME_REQUIRED" | "BUSINESS_NAME_TAKEN" | "BUSINESS_TYPE_REQUIRED" | "CANNOT_BE_RETRIED" | "CANNOT_BE_UNDONE" | "CARRIER_LICENCE_EXPIRED" | "CARRIER_NEEDED" | "CATEGORY_ABOVE_MISSING" | "CATEGORY_ELSEWHERE" | "CATEGORY_HAS_BANNER" | "CATEGORY_HAS_CATEGORIES" | "CATEGORY_HAS_NO_DESCRIPTION" | "CATEGORY_HAS_NO_PARENT" | "CATEGORY_HAS_PRODUCTS" | "CATEGORY_KEEPS_LEVEL" | "CATEGORY_LEVEL_UNKNOWN" | "CATEGORY_MISSING" | "CATEGORY_NAME_REQUIRED" | "CATEGORY_NAME_TAKEN" | "CATEGORY_NAME_TAKEN_HERE" | "CATEGORY_OF_LEVEL_MISSING" | "CATEGORY_OF_SEVERAL" | "CATEGORY_PAIRS" | "CATEGORY_PARENT_REQUIRED" | "CATEGORY_PLACE_TWICE" | "CELL_DATE" | "CELL_DAY_FIRST" | "CELL_LOST_ZERO" | "CELL_OF_PRODUCT" | "CELL_OF_VARIANTS" | "CELL_ROUNDED" | "CELL_WITHOUT_VARIANTS" | "CGST_REQUIRED" | "CHANGED_MEANWHILE" | "CHANGED_PLACES_STAYS" | "CHANGED_SINCE" | "CHANGED_SINCE_OPENED" | "CHANGE_UNCLEAR" | "CHOOSE_YES_OR_NO" | "CLASHES" | "CLOSED_DAYS_LIST" | "CLOSED_DAY_LIMIT" | "CLOSED_DAY_TWICE" | "CLOSED_REASON_REQUIRED" | "CLOSES_AFTER_OPENING" | "CODE_CLOSED" | "CODE_FORM" | "CODE_FOR_STOREFRONT" | "CODE_WRONG" | "CODE_WRONG_ONE_LEFT" | "COLLECTED_AMOUNT_DUE" | "COLLECTIONS_OF_PRODUCT" | "COLLECTION_BATCH" | "COLLECTION_CLOSED" | "COLLECTION_FULL" | "COLLECTION_MISSING" | "COLLECTION_NAME_REQUIRED" | "COLLECTION_NAME_TAKEN" | "COLLECTION_NEIGHBOUR_GONE" | "COMPANY_MISSING" | "COMPANY_PRODUCT_LIMIT" | "CONSOLE_WORD" | "CONTROL_CHARACTERS" | "COUNTRY_REQUIRED" | "COUNTRY_UNKNOWN" | "CURRENT_PASSWORD_NEEDED" | "CURRENT_PASSWORD_REQUIRED" | "CURRENT_PASSWORD_WRONG" | "DATE_BEFORE_START" | "DATE_IN_PAST" | "DATE_OF_BIRTH_REQUIRED" | "DATE_OF_BIRTH_TOO_LONG_AGO" | "DEFAULT_VARIANT_NEEDED" | "DEFAULT_VARIANT_STAYS" | "DELIVERED_BEFORE_SENT" | "DELIVERY_CHARGE_LIMIT" | "DELIVERY_USER_CARRIES" | "DELIVERY_USER_CARRIES_ONE" | "DELIVERY_USER_ELSEWHERE" | "DELIVERY_USER_INACTIVE" | "DELIVERY_USER_IN_USE" | "DELIVERY_USER_MISSING" | "DELIVERY_USER_NEEDED" | "DELIVERY_USER_OFF_DUTY" | "DESCRIPTION_REQUIRED" | "EMAIL_INVALID" | "EMAIL_REQUIRED" | "EMAIL_TAKEN" | "END_DATE_BEFORE_START" | "END_DATE_REQUIRED" | "ENTERPRISE_CLASS_UNKNOWN" | "EVENT_REQUIRED" | "EVENT_UNKNOWN" | "EWAY_BILL_FORM" | "EWAY_BILL_MISSING" | "FIELD_NOT_WHOLE_NUMBER" | "FIELD_REQUIRED" | "FIELD_TWICE" | "FIELD_UNKNOWN" | "FILE_CHECKED" | "FILE_EMPTY" | "FILE_INCOMPLETE" | "FILE_IN_USE" | "FILE_TOO_LARGE" | "FILE_TOO_LARGE_FOR_PICTURE" | "FILLED_IN" | "FIRST_NAME_REQUIRED" | "FORM_BEING_SAVED" | "FULFILMENT_STEP_REFUSED" | "GENDER_REQUIRED" | "GENDER_UNKNOWN" | "GIFT_PRICE_OUT_OF_RANGE" | "GIFT_PRICE_REQUIRED" | "GIFT_WRAPPING_NOT_OFFERED" | "GSTIN_INVALID" | "GSTIN_LOOKS_WRONG" | "GSTIN_OF_ANOTHER_PAN" | "GSTIN_OF_ANOTHER_PROVINCE" | "GSTIN_OF_ANOTHER_VENDOR" | "GSTIN_REQUIRED" | "HAND_OVER_TO_OWNER" | "HEADER_LIMIT" | "HEADER_NAME" | "HEADER_OF_TRANSPORT" | "HEADER_TWICE" | "HEADER_VALUE" | "HEADER_VALUE_NEEDED" | "HEADER_VALUE_NEEDED_AGAIN" | "HSN_CODE_FORM" | "HSN_MISSING" | "IDEMPOTENCY_KEY_FORM" | "IFSC_FORM" | "IFSC_REQUIRED" | "IGST_REQUIRED" | "IMAGE_ANIMATED" | "IMAGE_PIXELS" | "IMAGE_REQUIRED" | "IMAGE_TYPE" | "IMAGE_UNREADABLE" | "IMPORT_CELL_TOO_LONG" | "IMPORT_COLUMN_LIMIT" | "IMPORT_COLUMN_MISSING" | "IMPORT_COLUMN_NAME_TOO_LONG" | "IMPORT_COLUMN_UNKNOWN" | "IMPORT_FIELD_SOURCE" | "IMPORT_FIELD_TWICE" | "IMPORT_FIELD_UNKNOWN" | "IMPORT_FILES_LIMIT" | "IMPORT_LINE_NESTED" | "IMPORT_LINE_NO_OBJECT" | "IMPORT_LINE_TOO_LONG" | "IMPORT_NOT_CHECKED" | "IMPORT_NOT_MAPPED" | "IMPORT_NO_ROWS" | "IMPORT_ONLY_CSV" | "IMPORT_QUOTE_OPEN" | "IMPORT_ROWS_CAME" | "IMPORT_ROWS_GONE" | "IMPORT_ROWS_TOO_MANY" | "IMPORT_ROW_LIMIT" | "IMPORT_ROW_TOO_LONG" | "IMPORT_STILL_READ" | "IMPORT_WHOLE_LIMIT" | "IMPORT_WHOLE_NOT_OFFERED" | "IMPORT_WHOLE_REFUSED" | "INPUT_NOT_VALID" | "INVITATION_LIMIT" | "INVITATION_RATE" | "IN_FUTURE" | "IRN_FORM" | "IRN_KEPT" | "JOBS_WAITING" | "JOB_FILES_LIMIT" | "JOB_HAS_NOT_FAILED" | "JOB_IS_OVER" | "KEY_OF_ANOTHER_CALL" | "LAST_DAY_BEFORE_FIRST" | "LAST_OWNER" | "LEGAL_NAME_REQUIRED" | "LEVEL_CATEGORY_REQUIRED" | "LEVEL_NAME_REQUIRED" | "LICENCE_EXPIRED" | "LICENCE_LOOKS_WRONG" | "LICENCE_MISSING" | "LINES_COMING_BACK" | "LINE_BREAKS" | "LINE_LEFT" | "LINE_MISSING" | "LINK_DEAD" | "LIST_NAME" | "LOCATION_HAS_PEOPLE" | "LOCATION_HAS_PICKUP_POINT" | "LOCATION_INCOMPLETE" | "LOCATION_LIMIT" | "LOCATION_LISTS_MANUFACTURERS" | "LOCATION_MISSING" | "LOCATION_OF_ANOTHER_COMPANY" | "LOCATION_PRODUCT_LIMIT" | "LOCATION_REQUIRED" | "LOCATION_SELLS_PRODUCTS" | "LOCATION_SENDS_ORDERS" | "LOCATION_SUSPENDED" | "LOCATION_TO_CHOOSE" | "LOCATION_TYPE_REQUIRED" | "LOCATION_UNKNOWN" | "LOCATION_WITHOUT_ADMINISTRATOR" | "LOCATION_WITHOUT_GSTIN" | "LOCATION_WITHOUT_LINES" | "LOGO_REQUIRED" | "LONG_NAME_REQUIRED" | "LOOK_CHOICE_UNKNOWN" | "MAIL_SENT_A_MOMENT_AGO" | "MANUFACTURER_MISSING" | "MANUFACTURER_NAME_REQUIRED" | "MANUFACTURER_NAME_TAKEN" | "MANUFACTURER_OF_ANOTHER_LOCATION" | "MENU_ENTRY_UNKNOWN" | "MESSAGE_REQUIRED" | "MESSAGE_TOO_LONG" | "MOBILE_DIGITS" | "NAME_OF_SEVERAL" | "NOTHING_TO_CHANGE" | "NOTICE_KIND_UNKNOWN" | "NOT_AFTER_TODAY" | "NOT_ALLOWED" | "NOT_AMOUNT" | "NOT_AMOUNT_ABOVE_ZERO" | "NOT_A_PERSON_NAME" | "NOT_A_STATE_OF_INDIA" | "NOT_DATE" | "NOT_IDS" | "NOT_INSTANT" | "NOT_IN_FUTURE" | "NOT_KNOWN" | "NOT_ON_OFFER" | "NOT_PAID_YET" | "NOT_PERCENTAGE" | "NOT_TEXT" | "NOT_TEXTS" | "NOT_VALID" | "NOT_WEB_ADDRESS" | "NOT_WHOLE_NUMBER" | "NOT_WHOLE_NUMBER_FROM_ONE" | "NOT_WITHIN_A_YEAR" | "NOT_WITHIN_LAST_DAYS" | "NO_SUCH_PERSON" | "NULL_CHARACTER" | "NUMBER_TOO_LARGE" | "OFFER_PERCENTAGE_REQUIRED" | "OFFICE_PHONE_REQUIRED" | "ONE_OF_AFTER_AND_BEFORE" | "ONLY_VARIANT_UNAVAILABLE" | "OPENING_HOURS_FORM" | "OPENING_HOURS_REQUIRED" | "OPENING_TIMES_OVERLAP" | "OPENING_TIME_LIMIT" | "OPEN_DAY_NEEDED" | "OPEN_VARIANT_MISSING" | "ORDER_COMPANY_UNFINISHED" | "ORDER_EXISTS" | "ORDER_LINE_LIMIT" | "ORDER_OUT_OF_RANGE" | "ORDER_PART_LIMIT" | "ORDER_REQUIRED" | "ORDER_SENT" | "ORDER_SENT_ABROAD" | "ORDER_TOTAL_IS" | "ORDER_TOTAL_LIMIT" | "ORIGIN_OF_MANUFACTURER" | "OUTCOME_UNKNOWN" | "OWNERS_ONE_BY_ONE" | "OWNER_BY_OWNER" | "OWN_LOCATION_SUSPENDED" | "OWN_PASSWORD_REQUIRED" | "OWN_TWO_STEP" | "PAN_LOOKS_WRONG" | "PASSWORDS_DIFFER" | "PASSWORD_CONFIRMATION_REQUIRED" | "PASSWORD_IS_OWN_NAME" | "PASSWORD_LONGER_THAN_ANY" | "PASSWORD_OF_OWN_WORDS" | "PASSWORD_REQUIRED" | "PASSWORD_TOO_COMMON" | "PASSWORD_TOO_LONG" | "PASSWORD_TOO_SHORT" | "PASSWORD_UNCHANGED" | "PAYMENT_REFERENCE_KNOWN" | "PAYMENT_TERMS_REQUIRED" | "PERCENTAGE_OUT_OF_RANGE" | "PERMISSIONS_REQUIRED" | "PERMISSION_LIMIT" | "PERMISSION_NOT_HELD" | "PERSON_ACTIVATED" | "PERSON_IS_SELF" | "PERSON_NOT_ACTIVATED" | "PERSON_NOT_ALLOWED" | "PERSON_OF_COMPANY" | "PHONE_DIGITS" | "PHONE_INVALID" | "PHONE_REQUIRED" | "PHONE_TAKEN" | "PICKUP_POINT_CLOSED" | "PICKUP_POINT_FULL" | "PICKUP_POINT_IN_USE" | "PICKUP_POINT_MISSING" | "PICKUP_POINT_NAME_TAKEN" | "PICKUP_POINT_NEEDS_TIME" | "PICKUP_POINT_PAUSED" | "PICKUP_POINT_WITHOUT_DAY" | "PIECE_MUST_STAY" | "PINNED_VIEW_LIMIT" | "POSTAL_CODE_DIGITS" | "POSTAL_CODE_FORM" | "POSTAL_CODE_INVALID" | "POSTAL_CODE_REQUIRED" | "PRICE_CHANGE_FORM" | "PRICE_MISSING" | "PRICE_OUT_OF_RANGE" | "PRICE_REQUIRED" | "PRICE_TOO_HIGH" | "PRICE_TOO_LOW" | "PRODUCTS_CARRY_IT" | "PRODUCTS_NAME_IT" | "PRODUCT_CANNOT_BECOME" | "PRODUCT_CANNOT_BE_DISABLED" | "PRODUCT_CANNOT_BE_ENABLED" | "PRODUCT_CANNOT_BE_RETURNED" | "PRODUCT_CANNOT_BE_SUBMITTED" | "PRODUCT_IMAGE_LIMIT" | "PRODUCT_IMAGE_REQUIRED" | "PRODUCT_MISSING" | "PRODUCT_NAME_REQUIRED" | "PRODUCT_NOT_ON_SALE" | "PRODUCT_OF_ANOTHER_LOCATION" | "PRODUCT_OF_ANOTHER_SELLER" | "PRODUCT_PRICE_REQUIRED" | "PRODUCT_WITHOUT_PRICE" | "PRODUCT_WITHOUT_TAX_RATE" | "PRODUCT_WITHOUT_VARIANTS" | "PROMISED_BEFORE_PLACED" | "PROVINCE_REQUIRED" | "PROVINCE_UNKNOWN" | "QUIET_HOURS_BOTH" | "REASON_REQUIRED" | "REASON_TO_SAY" | "RECORD_NAME_TAKEN" | "RECORD_NOT_FOUND" | "RECORD_OF_CALL_MISSING" | "REFUND_STEP_REFUSED" | "RETURN_LINES_NEEDED" | "ROLE_FIXED" | "ROLE_IN_USE" | "ROLE_IN_USE_ONE" | "ROLE_KIND_UNKNOWN" | "ROLE_LIMIT" | "ROLE_NAME_REQUIRED" | "ROLE_NAME_TAKEN" | "ROLE_OF_COMPANY" | "ROLE_OF_OTHERS" | "ROLE_OWN" | "ROLE_PERMISSION_LACKED" | "ROLE_REQUIRED" | "ROLE_SAME" | "ROLE_TOO_MUCH" | "ROWS_CHANGE_PLACES_LIMIT" | "ROW_CHANGED_SINCE" | "ROW_DIFFERS" | "ROW_HAS_MORE_CELLS" | "ROW_KEEPS" | "ROW_REPEATED" | "ROW_TOGETHER" | "ROW_WITHOUT_NAME" | "SELECTION_DIFFERS" | "SELECTION_UNCLEAR" | "SERIES_FORM" | "SERIES_IN_USE" | "SERIES_TAKEN" | "SERVICE_LACKS_THIS" | "SERVICE_UNREACHABLE" | "SGST_REQUIRED" | "SHARED_VIEW_LIMIT" | "SHORT_NAME_REQUIRED" | "SIBLING_GONE" | "SIBLING_OF_KIND_GONE" | "SIGN_IN_CODE_REQUIRED" | "SIGN_IN_CODE_WRONG" | "SIGN_IN_NEEDED" | "SIGN_IN_OVER" | "SKU_OF_SEVERAL" | "SKU_TAKEN" | "SLAB_COUNT" | "SLAB_DISCOUNT_REQUIRED" | "SLAB_NOT_ASCENDING" | "SLAB_QUANTITY" | "SLAB_REQUIRED" | "SPLIT_LINES_NEEDED" | "START_DATE_IN_PAST" | "START_DATE_REQUIRED" | "STATE_REQUIRED" | "STEP_LINE_LIMIT" | "STEP_OF_ONE" | "STEP_UNKNOWN" | "STILL_IN_USE" | "STOCK_CHANGE_UNCLEAR" | "STOCK_IS" | "STOCK_ITEM_MISSING" | "STOCK_LEFT" | "STOCK_NOT_COUNTED" | "STOCK_ROW_LIMIT" | "STORAGE_FULL" | "SUBDOMAIN_KEPT_BACK" | "SUBDOMAIN_LENGTH" | "SUBDOMAIN_REQUIRED" | "SUBDOMAIN_RESERVED" | "SUBDOMAIN_TAKEN" | "SUBDOMAIN_TOO_LONG" | "SUBDOMAIN_TOO_SHORT" | "TAN_LOOKS_WRONG" | "TAX_WOULD_CHANGE" | "TERMS_REQUIRED" | "TERMS_TOO_LONG" | "TIME_OF_DAY" | "TITLE_REQUIRED" | "TOKEN_EXISTS" | "TOKEN_MADE_ALREADY" | "TOKEN_NAME_REQUIRED" | "TOKEN_PERMISSION_MISSING" | "TOO_DEEP" | "TOO_LONG" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_ATTEMPTS_MINUTES" | "TOO_MANY_AT_ONCE" | "TOO_SHORT" | "TOO_YOUNG" | "TOP_CATEGORY_NEEDED" | "TRUE_OR_FALSE" | "TRY_LATER" | "TWO_STEP_OFF_ALREADY" | "TWO_STEP_ON_ALREADY" | "TWO_STEP_REQUIRED" | "UDYAM_LOOKS_WRONG" | "URL_NOT_HTTPS" | "URL_PORT" | "URL_PRIVATE" | "URL_REQUIRED" | "URL_WITH_MORE" | "VALUES_DO_NOT_FIT" | "VALUES_REFUSED" | "VARIANTS_NOT_ALLOWED" | "VARIANT_CLOSED" | "VARIANT_CLOSED_AS_DEFAULT" | "VARIANT_MISSING" | "VARIANT_NEEDED" | "VARIANT_NOT_ON_SALE" | "VARIANT_PRICES_STAY" | "VARIANT_STAYS" | "VARIANT_TO_CHOOSE" | "VARIANT_TO_SAY" | "VEHICLE_NUMBER_LOOKS_WRONG" | "VEHICLE_NUMBER_MISSING" | "VEHICLE_REQUIRED" | "VENDOR_CATEGORIES_TOGETHER" | "VENDOR_CATEGORY_LIMIT" | "VENDOR_MERGED_WITH_ITSELF" | "VENDOR_MISSING" | "VENDOR_NAME_REQUIRED" | "VENDOR_NAME_TAKEN" | "VERTICAL_DESCRIPTION_REQUIRED" | "VERTICAL_NAME_REQUIRED" | "VIEW_LIMIT" | "VIEW_NOT_SHARED" | "VIEW_TOO_LARGE" | "VIEW_UNKNOWN" | "WEBHOOK_LIMIT" | "WEBHOOK_MADE_ALREADY" | "WEBHOOK_NAME_TAKEN" | "WEBHOOK_OFF" | "WEBHOOK_SECRET_MADE_ALREADY" | "WEBHOOK_SECRET_UNREADABLE" | "WEBHOOK_TEST_AGAIN" | "WRONG_CREDENTIALS" | "YES_OR_NO" | "%future added value";
export type AddCollectionProductsInput = {
  afterId?: string | null | undefined;
  collectionId: string;
  idempotencyKey?: string | null | undefined;
  productIds: ReadonlyArray<string>;
};
export type useAddMutation$variables = {
  input: AddCollectionProductsInput;
};
export type useAddMutation$data = {
  readonly addCollectionProducts: {
    readonly collection?: {
      readonly id: string;
      readonly productCount: number | null | undefined;
    } | null | undefined;
    readonly error: {
      readonly " $fragmentSpreads": FragmentRefs<"mutationError_error">;
    } | null | undefined;
    readonly results?: ReadonlyArray<{
      readonly message: string | null | undefined;
      readonly messageCode: MessageCode | null | undefined;
      readonly messageParams: ReadonlyArray<string>;
      readonly outcome: BulkOutcome;
    }>;
  };
};
export type useAddMutation = {
  response: useAddMutation$data;
  variables: useAddMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageCode",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageParams",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Collection",
      "kind": "LinkedField",
      "name": "collection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CollectionProductResult",
      "kind": "LinkedField",
      "name": "results",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "AddCollectionProductsSuccess",
  "abstractKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ValidationIssue",
    "kind": "LinkedField",
    "name": "issues",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
        "storageKey": null
      },
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "storageKey": null
  }
],
v8 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "ValidationError",
  "abstractKey": null
},
v9 = {
  "kind": "InlineFragment",
  "selections": (v7/*:: as any*/),
  "type": "ConflictError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "addCollectionProducts",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "mutationError_error",
                  "selections": [
                    (v6/*:: as any*/),
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    (v4/*:: as any*/),
                    (v8/*:: as any*/),
                    (v9/*:: as any*/)
                  ],
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Error",
              "abstractKey": "__isError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "addCollectionProducts",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "type": "Error",
            "abstractKey": "__isError"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0ab002d50d169e0b53ae5a68a65b0d35560b4e8eece703fff22a2b98a8fb96e9",
    "metadata": {},
    "name": "useAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3f48abbb5083b2527141f127ec8fdc24";

export default node;
