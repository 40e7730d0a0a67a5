/**
 * @generated SignedSource<<84b2128375fb7a6b68d6740539fe5704>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AboutUsStep_company$data = {
  readonly aboutUsImageUrl: string | null | undefined;
  readonly id: string;
  readonly version: string;
  readonly " $fragmentSpreads": FragmentRefs<"BillingSummary_company" | "texts_company">;
  readonly " $fragmentType": "AboutUsStep_company";
};
export type AboutUsStep_company$key = {
  readonly " $data"?: AboutUsStep_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"AboutUsStep_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AboutUsStep_company",
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
      "name": "version",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "texts_company",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aboutUs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "terms",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aboutUsImageUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillingSummary_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "711e96f200e6c52f7d60d377eacac3ab";

export default node;
