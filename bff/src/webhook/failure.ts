import { builder } from "../graphql/builder.ts";

/** Why a try was no success. */
export const WebhookFailureEnum = builder.enumType("WebhookFailure", {
  description: "Why a message did not arrive.",
  values: {
    ADDRESS_REFUSED: { description: "The address leads into a network that is not public." },
    NAME_NOT_FOUND: { description: "Nobody knows the name of the host." },
    NO_CONNECTION: { description: "The receiver did not take the connection, or ended it." },
    CERTIFICATE_REFUSED: { description: "The receiver's certificate is not valid for its name." },
    TIMED_OUT: { description: "It was not over within ten seconds, or a test within seven." },
    REDIRECTED: { description: "The receiver named another address; nobody is followed there." },
    STATUS: { description: "The receiver answered with another status than 2xx." },
    UNREADABLE_SECRET: { description: "Its secret cannot be read any more: make another one." },
    SWITCHED_OFF: { description: "The webhook was off." },
    OTHER: { description: "Another reason." },
  } as const,
});

type Failure = typeof WebhookFailureEnum.$inferType;

const failures: Readonly<Record<string, Failure>> = {
  "address-refused": "ADDRESS_REFUSED",
  "name-not-found": "NAME_NOT_FOUND",
  "no-connection": "NO_CONNECTION",
  "certificate-refused": "CERTIFICATE_REFUSED",
  "timed-out": "TIMED_OUT",
  redirected: "REDIRECTED",
  status: "STATUS",
  "unreadable-secret": "UNREADABLE_SECRET",
  "switched-off": "SWITCHED_OFF",
};

/** The service's word for it; null for none. */
export function failureOf(code: string | null): Failure | null {
  return code === null ? null : (failures[code] ?? "OTHER");
}
