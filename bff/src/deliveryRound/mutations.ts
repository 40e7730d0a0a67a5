import * as v from "valibot";
import { networkOf } from "../access/network.ts";
import { noteSecurity } from "../access/securityLog.ts";
import { countAttempt } from "../account/attempt.ts";
import { DeadLinkError, withLink } from "../account/deadLink.ts";
import { attemptFields, deliverFields } from "../fulfilment/stepFields.ts";
import { changeMutation, type SuccessFields } from "../graphql/changeMutation.ts";
import {
  ForbiddenError,
  NotFoundError,
  RateLimitedError,
  UnauthenticatedError,
  UnavailableError,
  ValidationError,
} from "../graphql/errors.ts";
import { flagRule } from "../graphql/fieldRules.ts";
import { idempotencyKey, idOf, inputPaths, toRestBody } from "../graphql/inputFields.ts";
import { isSecret, sessionIdOf } from "../session/cookie.ts";
import type { DeliveryRound } from "./record.ts";
import { openRound, roundOf, setDuty, takeRoundStep } from "./source.ts";
import { DeliveryRoundType } from "./type.ts";

/** As long as a link lasts. */
const linkSeconds = 30 * 24 * 60 * 60;

/** One sentence for whatever is wrong with a link, so that links cannot be probed. */
const deadLink = "This link is not valid or has expired.";

interface Changed {
  readonly deliveryRound: DeliveryRound;
}

const roundField: SuccessFields<Changed> = (t) => ({
  deliveryRound: t.expose("deliveryRound", {
    type: DeliveryRoundType,
    description: "The round as it is now.",
  }),
});

changeMutation({
  name: "openDeliveryLink",
  description:
    "Gives a delivery user's personal link to the browser that opens it first, and sets a cookie of its own: with it that browser reads `deliveryRound` and changes it, and nothing else. A link that is unknown, ended, expired or another browser's is a `NotFoundError`, always in the same words. Ten in 15 minutes from one address.",
  permission: { anyone: true },
  errors: [ValidationError, NotFoundError, RateLimitedError, UnavailableError],
  input: {
    description: "A personal link, and the browser that opens it.",
    argument: "The link, and the browser.",
    fields: {
      key: {
        type: "String",
        required: true,
        description: "The link's `key`.",
        rule: v.pipe(v.string(), v.trim()),
      },
      browserSecret: {
        type: "String",
        required: true,
        description:
          "256 random bits that the browser has made, 43 characters of base64url. The same ones again open the link again: an answer that was lost on the way keeps nobody out.",
        rule: v.string(),
      },
    },
  },
  async run({ key, browserSecret }, context): Promise<Changed> {
    await countAttempt(context, "delivery");
    if (!isSecret(browserSecret) || key.length > 254) throw new DeadLinkError(deadLink);
    const own = context.deliveryBrowser.secret;
    const hash = await withLink(deadLink, () => openRound(context, { key, secret: browserSecret })).catch(
      (error: unknown) => {
        if (error instanceof DeadLinkError) noteSecurity(context, "delivery link refused");
        throw error;
      },
    );
    const secret = own !== null && sessionIdOf(own) === hash ? own : browserSecret;
    const deliveryRound = await roundOf(context, hash);
    // It has ended in between.
    if (deliveryRound === null) throw new DeadLinkError(deadLink);
    context.deliveryBrowser.keep(secret, linkSeconds);
    await context.attempts.giveBack([`delivery:${networkOf(context.clientAddress)}`]);
    noteSecurity(context, "delivery link opened");
    return { deliveryRound };
  },
  success: {
    description: "The link is open in this browser; the answer has set its cookie.",
    fields: roundField,
  },
});

const roundErrors = [
  ValidationError,
  UnauthenticatedError,
  ForbiddenError,
  NotFoundError,
  RateLimitedError,
  UnavailableError,
] as const;

const onRound = idOf("Fulfilment", "What is on the round: its `fulfilmentId`.");

const handOverFields = {
  code: {
    ...deliverFields.code,
    description:
      "The six digits that the customer gave, where `needsCode` is true. Nobody hands over without it by a link.",
  },
  collectedAmount: deliverFields.collectedAmount,
};

changeMutation({
  name: "deliverStop",
  description:
    "Says that something of the round was handed over to the customer. The same again changes nothing. For the browser that has opened a delivery link.",
  permission: { delivering: true },
  errors: roundErrors,
  input: {
    description: "Something that was handed over.",
    argument: "What, and how.",
    fields: { fulfilmentId: onRound, ...handOverFields },
  },
  paths: inputPaths(handOverFields),
  async run({ fulfilmentId, ...values }, context): Promise<Changed> {
    const body = { action: "deliver", ...toRestBody(handOverFields, values) };
    return { deliveryRound: await takeRoundStep(context, fulfilmentId, body) };
  },
  success: { description: "It was handed over.", fields: roundField },
});

changeMutation({
  name: "recordStopAttempt",
  description:
    "Notes that something of the round could not be handed over, and why. For the browser that has opened a delivery link.",
  permission: { delivering: true },
  errors: roundErrors,
  input: {
    description: "A delivery in vain.",
    argument: "What, and why.",
    fields: { fulfilmentId: onRound, ...attemptFields, idempotencyKey },
  },
  async run({ fulfilmentId, idempotencyKey, ...values }, context): Promise<Changed> {
    const body = { action: "record_attempt", ...toRestBody(attemptFields, values) };
    return { deliveryRound: await takeRoundStep(context, fulfilmentId, body, idempotencyKey) };
  },
  success: { description: "It was noted.", fields: roundField },
});

changeMutation({
  name: "setRoundDuty",
  description: "Whoever has opened their delivery link says whether they are at work now.",
  permission: { delivering: true },
  errors: roundErrors,
  input: {
    description: "Whether somebody is at work.",
    argument: "Whether they are at work.",
    fields: {
      isOnDuty: {
        type: "Boolean",
        required: true,
        description: "Whether they are at work.",
        rule: flagRule,
        rest: "on_duty",
      },
    },
  },
  async run({ isOnDuty }, context): Promise<Changed> {
    return { deliveryRound: await setDuty(context, isOnDuty) };
  },
  success: { description: "It was noted.", fields: roundField },
});
