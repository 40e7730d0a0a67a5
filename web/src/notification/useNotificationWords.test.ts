import { expect, test } from "vitest";
import type { Notification } from "./readNotification.ts";
import { addressOf } from "./useNotificationWords.ts";

const ending: Notification = {
  id: "1",
  kind: "LICENCE_ENDING",
  count: 1,
  happenedAt: null,
  subjectName: "Ravi",
  locationName: null,
  isRead: false,
  subject: { type: "DeliveryUser", id: "rider" },
  jobKind: null,
};

test("a licence that ends leads to who has it, where it is changed; of who is gone, to all that end", () => {
  expect(addressOf(ending)).toBe("/master/ViewDeliveryUser/rider");
  expect(addressOf({ ...ending, subject: null })).toBe("/master/ViewDeliveryUser?status=ACTIVE&licence=30");
});
