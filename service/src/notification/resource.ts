import type { Resource } from "../http/resource.ts";
import { notificationMarks } from "./marks.ts";
import { notificationPreferenceRecord, notificationPreferences } from "./preference.ts";
import { notificationReads } from "./reads.ts";
import { notificationRecord } from "./record.ts";

/** What people are told of (decision 69), and how. */
export const notification: Resource = {
  records: { Notification: notificationRecord, NotificationPreference: notificationPreferenceRecord },
  constraints: {},
  operations: [...notificationReads, ...notificationMarks, ...notificationPreferences],
};
