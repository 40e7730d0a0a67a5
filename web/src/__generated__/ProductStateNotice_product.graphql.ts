/**
 * @generated SignedSource<<c06367f80fa64e9a40db786c29e981b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductStateNotice_product$data = {
  readonly disabledReason: string | null | undefined;
  readonly flaggedStep: number | null | undefined;
  readonly id: string;
  readonly incompleteStep: number | null | undefined;
  readonly remark: string | null | undefined;
  readonly statusChangedAt: string | null | undefined;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentType": "ProductStateNotice_product";
};
export type ProductStateNotice_product$key = {
  readonly " $data"?: ProductStateNotice_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductStateNotice_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductStateNotice_product",
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
      "name": "remark",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "flaggedStep",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "disabledReason",
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
      "name": "statusChangedAt",
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

(node as any).hash = "51b9753b33b3ae9a8c6c2d03aaa42062";

export default node;
