import { useLingui } from "@lingui/react/macro";
import { RequestError } from "./RequestError.ts";

/** Says in the user's language what went wrong and what to do. Texts of exceptions are never shown. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    if (!(error instanceof RequestError)) return t`Something went wrong on our side. Try again.`;
    switch (error.failure) {
      case "unreachable":
        return t`We could not reach the service. Try again.`;
      case "unauthenticated":
        return t`Your session has ended. Sign in to go on.`;
      case "throttled": {
        const seconds = error.retryAfterSeconds;
        return seconds === undefined
          ? t`Those were too many requests. Wait a moment, then try again.`
          : t`Those were too many requests. Try again in ${seconds} seconds.`;
      }
      case "unavailable":
        return t`The service cannot answer right now. Try again in a moment.`;
      case "notOffered":
        return t`The service behind this back office does not offer it.`;
      case "rejected":
        return t`This page is out of date. Reload it, then try again.`;
    }
  };
}
