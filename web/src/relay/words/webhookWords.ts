import { msg } from "@lingui/core/macro";

/** Of webhooks. */
export const webhookWords = {
  WEBHOOK_NAME_TAKEN: msg`Name Already Exist`,
  URL_REQUIRED: msg`URL is required`,
  URL_NOT_HTTPS: msg`URL must begin with https://`,
  URL_WITH_MORE: msg`URL must have no user name, password or fragment`,
  URL_PORT: msg`URL must have port 443 or one from 1024`,
  URL_PRIVATE: msg`URL leads into a private network`,
  EVENT_REQUIRED: msg`Choose at least one event`,
  EVENT_UNKNOWN: msg`There is no such event`,
  LOCATION_REQUIRED: msg`Choose at least one location`,
  LOCATION_LIMIT: (most: string) => msg`Must have at most ${most} locations`,
  LOCATION_UNKNOWN: msg`There is no such location`,
  HEADER_LIMIT: (most: string) => msg`Must have at most ${most} headers`,
  HEADER_TWICE: msg`A header is named twice`,
  HEADER_NAME: (longest: string) =>
    msg`A header's name has letters, digits and hyphens, at most ${longest} characters`,
  HEADER_OF_TRANSPORT: msg`This header is set by the transport`,
  HEADER_VALUE: (longest: string) => msg`A header's value has at most ${longest} visible characters`,
  HEADER_VALUE_NEEDED: msg`A header needs a value`,
  HEADER_VALUE_NEEDED_AGAIN: msg`The URL leads to another host: each header needs its value again`,
  WEBHOOK_LIMIT: (most: string) => msg`A company has at most ${most} webhooks`,
  WEBHOOK_OFF: msg`Switch the webhook on first`,
  WEBHOOK_SECRET_UNREADABLE: msg`Its secret cannot be read any more: make another one`,
  WEBHOOK_MADE_ALREADY: msg`This webhook was made already. Its secret cannot be shown again: make another one for it.`,
  WEBHOOK_SECRET_MADE_ALREADY: msg`This secret was made already. It cannot be shown again: make another one.`,
  WEBHOOK_TEST_AGAIN: msg`A test is not sent again: send another one`,
} as const;
