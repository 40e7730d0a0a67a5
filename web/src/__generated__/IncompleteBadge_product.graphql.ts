/**
 * @generated SignedSource<<085a336342f2c8b8f45283fa805eacb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IncompleteBadge_product$data = {
  readonly incompleteStep: number | null | undefined;
  readonly " $fragmentType": "IncompleteBadge_product";
};
export type IncompleteBadge_product$key = {
  readonly " $data"?: IncompleteBadge_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"IncompleteBadge_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IncompleteBadge_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "incompleteStep",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "2ad49b6b933725f261ec0d24a13da93d";

export default node;
