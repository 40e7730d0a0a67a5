import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { NameSeriesMutation } from "#/__generated__/NameSeriesMutation.graphql";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { useChange } from "#/relay/useChange.ts";
import { TextField } from "#/ui/TextField.tsx";
import { type SeriesKind, useSeriesNames } from "./useSeriesNames.ts";

interface NameSeriesProps {
  readonly sellerId: string;
  readonly series: {
    readonly kind: SeriesKind;
    readonly financialYear: string;
    readonly prefix: string;
  };
  readonly onClose: () => void;
}

/** Gives a series another prefix, before the year's first document. */
export function NameSeries({ sellerId, series, onClose }: NameSeriesProps) {
  const { t } = useLingui();
  const name = useSeriesNames()[series.kind];
  const { kind, financialYear } = series;
  const save = useChange<NameSeriesMutation>(graphql`
    mutation NameSeriesMutation($input: SaveDocumentSeriesInput!) {
      saveDocumentSeries(input: $input) {
        ... on SaveDocumentSeriesSuccess {
          seller {
            ...DocumentNumbers_seller
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return (
    <DraftDialog
      title={t`Prefix of ${name}`}
      description={t`No other series of the company may have it, this year or before.`}
      size="small"
      initial={{ prefix: series.prefix }}
      change={save}
      input={({ prefix }) => ({ sellerId, kind, prefix: prefix.trim().toUpperCase() })}
      success={t`The prefix is saved.`}
      onClose={onClose}
    >
      {({ prefix }, change) => (
        <TextField
          name="prefix"
          label={t`Prefix`}
          description={t`1 to 4 letters, digits and hyphens.`}
          required={t`Prefix is required`}
          validate={(value) =>
            /^[A-Z0-9-]{1,4}$/i.test(value.trim()) ? null : t`Must be 1 to 4 letters, digits and hyphens`
          }
          suffix={`/${financialYear}/000001`}
          value={prefix}
          onChange={(prefix) => change({ prefix })}
        />
      )}
    </DraftDialog>
  );
}
