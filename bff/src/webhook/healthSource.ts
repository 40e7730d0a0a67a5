import { ownedRecords } from "../graphql/ownedRecords.ts";
import { healthRecord, type WebhookHealth } from "./record.ts";

const healthPath = "/v1/companyWebhookHealth";

/** How they do, by their ids. */
export const healths = ownedRecords<WebhookHealth>({
  typeName: "Webhook",
  path: healthPath,
  key: "webhook_id",
  record: healthRecord,
  single: (id) => ({ template: healthPath, query: { ids: id } }),
});
