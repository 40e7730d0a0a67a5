/**
 * @generated SignedSource<<c89056bc039577dbbf804d2213522077>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WizardFrame_product$data = {
  readonly incompleteStep: number | null | undefined;
  readonly name: string;
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
      "name": "name",
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
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "5213fc0ee5dde74023932a271595cb3e";

export default node;
