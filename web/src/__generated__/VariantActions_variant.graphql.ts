/**
 * @generated SignedSource<<77a3be543573f776a64c65d03d625009>>
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
  readonly version: string;
  readonly " $fragmentSpreads": FragmentRefs<"variantDialogs_variant">;
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
      "name": "version",
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
      "name": "variantDialogs_variant"
    }
  ],
  "type": "Variant",
  "abstractKey": null
};

(node as any).hash = "f3ff126f2775b58f32e6cb0566cd26e0";

export default node;
