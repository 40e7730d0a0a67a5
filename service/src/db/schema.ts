import type { Generated } from "kysely";
import type { AccountTable, VerificationTable } from "../account/table.ts";
import type { SavedViewChoiceTable, SavedViewTable } from "../savedView/table.ts";
import type { RecoveryCodeTable, TwoStepAttemptTable, TwoStepTable } from "../twoStep/table.ts";
import type { SignInEventTable } from "../signInEvent/table.ts";
import type { AccountDeviceTable } from "../accountDevice/table.ts";
import type { ApiTokenTable, ApiTokenUseTable } from "../apiToken/table.ts";
import type { AuditTable } from "../audit/table.ts";
import type { BannerTable } from "../banner/table.ts";
import type { BrandTable } from "../brand/table.ts";
import type { JobSelectionTable } from "../bulkEdit/table.ts";
import type { BundleTable } from "../bundle/table.ts";
import type { Category1Table, Category2Table, Category3Table } from "../category/table.ts";
import type { ChatMessageTable } from "../chatMessage/table.ts";
import type { ChatPersonTable } from "../chatPerson/table.ts";
import type { CollectionTable } from "../collection/table.ts";
import type { CollectionProductTable } from "../collectionProduct/table.ts";
import type { CompanyTable } from "../company/table.ts";
import type { CompanyBankTable } from "../companyBank/table.ts";
import type { DeliveryLinkTable } from "../deliveryRound/table.ts";
import type { DeliveryUserTable, LicenceNoticeTable } from "../deliveryUser/table.ts";
import type { EventReaderTable, EventTable } from "../event/table.ts";
import type { ImportClaimTable, ImportRowTable, ImportTable } from "../import/table.ts";
import type { ExportPlaceTable } from "../export/table.ts";
import type { JobRowTable } from "../job/rowTable.ts";
import type { JobPartTable, JobTable } from "../job/table.ts";
import type { CustomerMailTable, MailTable, StrangerMailTable } from "../mail/table.ts";
import type { ManufacturerTable } from "../manufacturer/table.ts";
import type { NotificationPreferenceTable, NotificationTable } from "../notification/table.ts";
import type {
  CompanyOrderTable,
  FulfilmentTable,
  FulfilmentTallyTable,
  OrderLineTable,
  OrderNumberTable,
  OrderPaymentTable,
  RefundTable,
} from "../order/table.ts";
import type { PasswordResetTable } from "../passwordReset/table.ts";
import type { PickupPointTable } from "../pickupPoint/table.ts";
import type { ProductTable, ProductTallyTable } from "../product/table.ts";
import type { ProductImageTable } from "../productImage/table.ts";
import type { ProductReviewTable } from "../productReview/table.ts";
import type {
  SalesClosedTable,
  SalesDayMarkTable,
  SalesDayProductTable,
  SalesDayTable,
} from "../report/table.ts";
import type { RoleTable } from "../role/table.ts";
import type { SellerTable } from "../seller/table.ts";
import type { StockTable, StockToldTable } from "../stock/table.ts";
import type { DocumentSeriesTable, TaxDocumentTable } from "../taxDocument/table.ts";
import type { UserPreferenceTable } from "../userPreference/table.ts";
import type { VariantTable } from "../variant/table.ts";
import type { VendorBankTable, VendorTable } from "../vendor/table.ts";
import type {
  WebhookAttemptTable,
  WebhookDeliveryTable,
  WebhookHealthTable,
  WebhookTable,
} from "../webhook/table.ts";
import type { Instant } from "./column.ts";

interface IdempotencyTable {
  key: string;
  actor: string;
  fingerprint: string;
  status: Generated<number>;
  payload: Generated<string>;
  created_at: Instant;
}

/** Every table, for kysely. One line for each noun. */
export interface Database {
  audit: AuditTable;
  idempotency: IdempotencyTable;
  company: CompanyTable;
  company_bank: CompanyBankTable;
  company_role: RoleTable;
  seller: SellerTable;
  account: AccountTable;
  account_device: AccountDeviceTable;
  sign_in_event: SignInEventTable;
  two_step: TwoStepTable;
  recovery_code: RecoveryCodeTable;
  two_step_attempt: TwoStepAttemptTable;
  verification: VerificationTable;
  password_reset: PasswordResetTable;
  api_token: ApiTokenTable;
  api_token_use: ApiTokenUseTable;
  user_preference: UserPreferenceTable;
  saved_view: SavedViewTable;
  saved_view_choice: SavedViewChoiceTable;
  chat_person: ChatPersonTable;
  chat_message: ChatMessageTable;
  event: EventTable;
  event_reader: EventReaderTable;
  notification: NotificationTable;
  notification_preference: NotificationPreferenceTable;
  mail: MailTable;
  stranger_mail: StrangerMailTable;
  customer_mail: CustomerMailTable;
  job: JobTable;
  job_part: JobPartTable;
  job_row: JobRowTable;
  job_selection: JobSelectionTable;
  export_place: ExportPlaceTable;
  import: ImportTable;
  import_row: ImportRowTable;
  import_claim: ImportClaimTable;
  category1: Category1Table;
  category2: Category2Table;
  category3: Category3Table;
  banner: BannerTable;
  collection: CollectionTable;
  collection_product: CollectionProductTable;
  brand: BrandTable;
  manufacturer: ManufacturerTable;
  product: ProductTable;
  product_tally: ProductTallyTable;
  product_image: ProductImageTable;
  product_review: ProductReviewTable;
  variant: VariantTable;
  bundle: BundleTable;
  webhook: WebhookTable;
  webhook_health: WebhookHealthTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_attempt: WebhookAttemptTable;
  stock: StockTable;
  stock_told: StockToldTable;
  order_number: OrderNumberTable;
  company_order: CompanyOrderTable;
  delivery_user: DeliveryUserTable;
  licence_notice: LicenceNoticeTable;
  delivery_link: DeliveryLinkTable;
  pickup_point: PickupPointTable;
  vendor: VendorTable;
  vendor_bank: VendorBankTable;
  fulfilment: FulfilmentTable;
  fulfilment_tally: FulfilmentTallyTable;
  order_line: OrderLineTable;
  order_payment: OrderPaymentTable;
  refund: RefundTable;
  document_series: DocumentSeriesTable;
  tax_document: TaxDocumentTable;
  sales_closed: SalesClosedTable;
  sales_day: SalesDayTable;
  sales_day_product: SalesDayProductTable;
  sales_day_mark: SalesDayMarkTable;
}
