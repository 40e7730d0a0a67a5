import { arabic } from "./ar.ts";
import { english } from "./en.ts";
import { hindi } from "./hi.ts";

/** The languages in which mails about orders are written. */
export const mailLanguages = ["en", "hi", "ar"] as const;

export type MailLanguage = (typeof mailLanguages)[number];

/** What stands in mails about orders. Amounts come with their sign, addresses and codes as they are. */
export interface MailWords {
  readonly greeting: (name: string | null) => string;
  /** Subjects, behind the name of the company. */
  readonly onItsWay: (order: string) => string;
  readonly ready: (order: string, point: string | null) => string;
  readonly delivered: (order: string) => string;
  readonly cancelled: (count: number, order: string) => string;
  readonly refundSent: (amount: string, order: string) => string;
  /** Sentences. */
  readonly left: (count: number, order: string, carrier: string | null) => string;
  readonly trackingNumber: (number: string) => string;
  readonly follow: (address: string) => string;
  readonly codeToBring: (code: string) => string;
  readonly codeToCollect: (code: string) => string;
  readonly toPay: (amount: string) => string;
  readonly waits: (count: number, order: string, point: string | null) => string;
  readonly place: (place: string) => string;
  readonly open: string;
  /** Between two spans of hours of a day. */
  readonly and: string;
  /** From Monday. */
  readonly weekdays: readonly string[];
  readonly kept: (days: number) => string;
  readonly handedOver: (count: number, order: string) => string;
  /** Why something was cancelled, as a customer is told; what staff write is for the company. */
  readonly reasons: Readonly<Partial<Record<string, string>>>;
  readonly paidBack: (amount: string) => string;
  /** To a location. */
  readonly newOrder: (order: string, count: number, amount: string) => string;
  readonly newOrders: (orders: number, count: number, amount: string) => string;
  readonly newOrdersOpen: (address: string) => string;
  readonly moreOrders: (count: number) => string;
}

/** The words of each language. */
export const mailWords: Readonly<Record<MailLanguage, MailWords>> = { en: english, hi: hindi, ar: arabic };
