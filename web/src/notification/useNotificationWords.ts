import { useLingui } from "@lingui/react/macro";
import { useJobNames } from "#/job/useJobWords.ts";
import { addresses, conversationAddress, deliveryUserAddress, productAddress } from "#/app/addresses.ts";
import { isKnownKind, kinds, otherKind } from "./kinds.ts";
import type { Notification } from "./readNotification.ts";

/** Says what has happened. */
export function useNotificationWords(): (notification: Notification) => string {
  const { i18n, t } = useLingui();
  const jobName = useJobNames();
  return ({ kind, count, subjectName, jobKind }) => {
    const name = jobKind == null ? subjectName : jobName(jobKind);
    return isKnownKind(kind) ? i18n._(kinds[kind].sentence(name, count)) : t`Something has happened: ${name}`;
  };
}

/** Where a notice leads: to its record where there is one with a page, else to where all of its kind are. */
export function addressOf({ kind, count, subject, subjectName }: Notification): string {
  const { address } = isKnownKind(kind) ? kinds[kind] : otherKind;
  if (subject?.type === "ChatPerson") return conversationAddress(subject.id);
  if (count > 1) return address;
  if (subject?.type === "Product") return productAddress(subject.id);
  if (subject?.type === "DeliveryUser") return deliveryUserAddress(subject.id);
  if (address === addresses.sellers && subject?.type === "Seller")
    return `${address}?${new URLSearchParams({ searchTerm: subjectName }).toString()}`;
  return address;
}
