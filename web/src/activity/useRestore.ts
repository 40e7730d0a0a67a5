/* oxlint-disable relay/unused-fields -- the values are sent by their names */
import { useLingui } from "@lingui/react/macro";
import { startTransition, use, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { fetchQuery } from "relay-runtime";
import * as v from "valibot";
import type { useRestoreQuery, useRestoreQuery$data } from "#/__generated__/useRestoreQuery.graphql";
import { useUndoOffer } from "#/form/useUndoOffer.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import type { MutationError } from "#/relay/mutationErrorText.ts";
import { RequestError } from "#/relay/RequestError.ts";
import { useReload } from "#/relay/useReload.ts";
import { reportError } from "#/relay/useReport.ts";
import { isWholeForm, type RestoreForm, storedValue } from "./restoreForms.ts";
import { useRestoreMutations } from "./useRestoreMutations.ts";

const query = graphql`
  query useRestoreQuery($entry: ID!, $record: ID!) @throwOnFieldError {
    entry: node(id: $entry) {
      ... on AuditEntry @alias(as: "audit") {
        changes {
          path
          beforeInput
        }
      }
    }
    record: node(id: $record) {
      ... on Product @alias(as: "product") {
        name
        category {
          id
        }
        brand {
          id
        }
        manufacturer {
          id
        }
        originCountry {
          code
        }
        model
        colour
        packing
        description
        specifications
        variantsEnabled
        singlePrice
        sku
        giftWrappingEnabled
        wrapping: giftWrappingPrice
        cgst
        sgst
        igst
        hsnCode
      }
      ... on Variant @alias(as: "variant") {
        shortName
        longName
        price
        order
        sku
        temporarilyUnavailable
        giftWrappingEnabled
        giftWrappingPrice
      }
      ... on Seller @alias(as: "seller") {
        name
        gstinNumber
        phone
        legalName
        registrationNumber
        registrationDate
        panNumber
        tanNumber
        commissionPercentage
        maximumProducts
        officeEmail
        websiteUrl
        instagramUrl
        linkedinUrl
      }
      ... on Company @alias(as: "company") {
        phone
        officeEmail
        accountsPhone
        accountsEmail
        enquiryEmail
        websiteUrl
        instagramUrl
        linkedinUrl
        passwordRenewalDays
        monthlyPurchaseMinimum
        maximumProducts
      }
      ... on Collection @alias(as: "collection") {
        name
        isSelectable
        isDisplayed
      }
    }
  }
`;

/** The value of a field before an entry, of a record as the viewer has seen it. */
export interface OldValue {
  readonly entryId: string;
  readonly form: RestoreForm;
  readonly field: string;
  /** What the field is called. */
  readonly label: string;
  readonly record: { readonly id: string; readonly version: string };
}

type Values = Readonly<Record<string, unknown>>;

/** What a record has now, by the names of its inputs; null when it is gone. */
function valuesOf({ record }: useRestoreQuery$data): Values | null {
  const { product, variant, seller, company, collection } = record ?? {};
  if (!product) return variant ?? seller ?? company ?? collection ?? null;
  const { category, brand, manufacturer, originCountry, singlePrice, wrapping, ...values } = product;
  return {
    ...values,
    price: singlePrice,
    giftWrappingPrice: wrapping,
    categoryId: category?.id ?? null,
    brandId: brand?.id ?? null,
    manufacturerId: manufacturer?.id ?? null,
    originCountryCode: originCountry?.code ?? null,
  };
}

/**
 * Gives a field its old value back, by the ordinary edit and only as long as nobody has changed the record since it was
 * seen; a message offers the way back.
 */
export function useRestore(onChanged: () => void): [(old: OldValue) => Promise<void>, boolean] {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const notifier = use(NotifierContext);
  const offerUndo = useUndoOffer();
  const reload = useReload();
  const mutations = useRestoreMutations();
  const [isPending, setIsPending] = useState(false);

  /** Resolves with the new version; the others of a form that is saved as a whole are as they are now. */
  const send = async ({ form, field, record }: OldValue, value: unknown, now: Values) => {
    const outcome = await mutations[form](record, { ...(isWholeForm(form) && now), [field]: value });
    if (outcome === undefined) return undefined;
    onChanged();
    if (typeof outcome === "string") startTransition(reload);
    else if (outcome.isStale) return stale(outcome);
    return outcome;
  };
  const stale = (error: MutationError): MutationError => ({
    ...error,
    formError: t`Somebody has changed it since. Look at the newest changes first.`,
    fieldErrors: {},
  });

  const restore = async (old: OldValue) => {
    const data = await fetchQuery<useRestoreQuery>(
      environment,
      query,
      { entry: old.entryId, record: old.record.id },
      { fetchPolicy: "network-only" },
    ).toPromise();
    const change = data?.entry?.audit?.changes.find(({ path }) => path.join(".") === old.field);
    const now = data ? valuesOf(data) : null;
    if (change?.beforeInput == null || now === null) {
      notifier.failure(t`It cannot be restored: what it was is no longer here.`);
      return;
    }
    const version = await send(old, v.parse(storedValue, JSON.parse(change.beforeInput)), now);
    if (version === undefined) return;
    if (typeof version !== "string") {
      reportError(notifier, version);
      return;
    }
    const { label } = old;
    offerUndo(t`${label} is as it was before.`, async () => {
      const outcome = await send({ ...old, record: { ...old.record, version } }, now[old.field], now);
      return typeof outcome === "string" ? null : outcome;
    });
  };

  const start = async (old: OldValue) => {
    setIsPending(true);
    try {
      await restore(old);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      notifier.failure(t`It could not be restored. Try again.`);
    } finally {
      setIsPending(false);
    }
  };
  return [start, isPending];
}
