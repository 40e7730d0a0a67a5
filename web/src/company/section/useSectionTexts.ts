import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { FieldTexts } from "#/form/fieldTexts.ts";
import { type DateParts, isoDateOf } from "#/ui/dateParts.ts";
import { useFormats } from "#/i18n/useFormats.ts";
import { type AddressDraft, addressLabels } from "#/address/address.ts";
import { type BillingDraft, billingLabels } from "./billing.ts";
import { type LimitsDraft, limitsLabels } from "./limits.ts";
import { type MediaDraft, mediaLabels } from "./media.ts";
import { type NumbersDraft, numbersLabels } from "./numbers.ts";
import { orderMailsNames, type OrdersDraft, ordersLabels } from "./orders.ts";
import { businessTypeNames } from "../businessTypes.ts";
import type { Province } from "./provinces.ts";
import { type RegistrationDraft, registrationLabels } from "./registration.ts";
import { plainText } from "#/richText/plainText.ts";
import { type TextsDraft, textsLabels } from "./texts.ts";

interface SectionTexts {
  readonly address: (provinces: readonly Province[]) => FieldTexts<AddressDraft>;
  readonly billing: (provinces: readonly Province[]) => FieldTexts<BillingDraft>;
  readonly registration: FieldTexts<RegistrationDraft>;
  readonly numbers: FieldTexts<NumbersDraft>;
  readonly media: FieldTexts<MediaDraft>;
  readonly limits: FieldTexts<LimitsDraft>;
  readonly texts: FieldTexts<TextsDraft>;
  readonly orders: FieldTexts<OrdersDraft>;
}

/** How the fields of each section are shown where they are compared, and to who may only read them. */
export function useSectionTexts(): SectionTexts {
  const { i18n } = useLingui();
  const { day, count, money } = useFormats();
  const labelled = <Field extends string>(labels: Readonly<Record<Field, MessageDescriptor>>) => {
    const named: Partial<Record<Field, { label: string }>> = {};
    for (const field in labels) named[field] = { label: i18n._(labels[field]) };
    return named;
  };
  const province = (label: MessageDescriptor, provinces: readonly Province[]) => ({
    label: i18n._(label),
    text: (code: string | null) => provinces.find((one) => one.code === code)?.name ?? code ?? "",
  });
  const dateText = (parts: DateParts) => {
    const date = isoDateOf(parts);
    return date === null ? Object.values(parts).filter(Boolean).join(" ") : day(date);
  };
  const called = (names: Readonly<Record<string, MessageDescriptor>>, word: string | null) => {
    const name = word === null ? undefined : names[word];
    return name ? i18n._(name) : "";
  };
  const number = (text: (value: number) => string) => (value: number) =>
    Number.isNaN(value) ? "" : text(value);
  return {
    address: (provinces) => ({
      ...labelled(addressLabels),
      provinceCode: province(addressLabels.provinceCode, provinces),
    }),
    billing: (provinces) => ({
      ...labelled(billingLabels),
      provinceCode: province(billingLabels.provinceCode, provinces),
    }),
    registration: {
      ...labelled(registrationLabels),
      businessType: {
        label: i18n._(registrationLabels.businessType),
        text: (type) => called(businessTypeNames, type),
      },
    },
    numbers: {
      ...labelled(numbersLabels),
      registrationDate: { label: i18n._(numbersLabels.registrationDate), text: dateText },
    },
    media: labelled(mediaLabels),
    limits: {
      passwordRenewalDays: { label: i18n._(limitsLabels.passwordRenewalDays), text: number(count) },
      monthlyPurchaseMinimum: {
        label: i18n._(limitsLabels.monthlyPurchaseMinimum),
        text: number((value) => money(value.toFixed(2))),
      },
      maximumProducts: { label: i18n._(limitsLabels.maximumProducts), text: number(count) },
    },
    orders: {
      acceptHours: { label: i18n._(ordersLabels.acceptHours), text: number(count) },
      orderMails: { label: i18n._(ordersLabels.orderMails), text: (mails) => called(orderMailsNames, mails) },
    },
    texts: {
      aboutUs: { label: i18n._(textsLabels.aboutUs), text: plainText },
      terms: { label: i18n._(textsLabels.terms), text: plainText },
    },
  };
}
