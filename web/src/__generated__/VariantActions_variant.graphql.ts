/**
 * @generated SignedSource<<34a957ecfac18d2b2a0dbf2470125bfc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VariantActions_variant$data = {
  readonly closed: boolean;
  readonly id: string;
  readonly isDefault: boolean;
  readonly shortName: string;
  readonly " $fragmentSpreads": FragmentRefs<"CloseVariant_variant" | "EditVariant_variant">;
  readonly " $fragmentType": "VariantActions_variant";
};
export type VariantActions_variant$key = {
  readonly " $data"?: VariantActions_variant$data;
  readonly " $fragmentSpreads": FragmentRefs<"VariantActions_variant">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "VariantActions_variant",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closed",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditVariant_variant"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CloseVariant_variant"
    }
  ],
  "type": "Variant",
  "abstractKey": null
};

(node as any).hash = "d5eced039c01b48e853d760f0aa797fd";

export default node;
