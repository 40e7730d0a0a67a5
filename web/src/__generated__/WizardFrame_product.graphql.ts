/**
 * @generated SignedSource<<537625a10b14ace23d9b698b3658261f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WizardFrame_product$data = {
  readonly flaggedFields: ReadonlyArray<{
    readonly field: string;
    readonly label: string;
    readonly remark: string;
    readonly step: number | null | undefined;
  }>;
  readonly id: string;
  readonly incompleteStep: number | null | undefined;
  readonly name: string;
  readonly updatedAt: string | null | undefined;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentType": "WizardFrame_product";
};
export type WizardFrame_product$key = {
  readonly " $data"?: WizardFrame_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"WizardFrame_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WizardFrame_product",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "incompleteStep",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FlaggedField",
      "kind": "LinkedField",
      "name": "flaggedFields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remark",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "step",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "aa0cc7404c090507ee7e9d6632ce75b8";

export default node;
