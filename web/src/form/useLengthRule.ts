import { useLingui } from "@lingui/react/macro";

/** Limits of decision D-35, in characters. */
export const limits = {
  name: 120,
  description: 1000,
  addressLine: 150,
  title: 60,
  email: 254,
  postalCode: 10,
} as const;

/** Makes rules for the longest text that a field takes. Too long a text is said, not cut: nothing typed is lost. */
export function useLengthRule(): (limit: number) => (value: string) => string | null {
  const { t } = useLingui();
  return (limit) => (value) =>
    value.trim().length > limit ? t`Must have at most ${limit} characters` : null;
}
