/**
 * @generated SignedSource<<4bc070195c2c402834ba1cd7ab6cc750>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ViewerKind = "OWNER" | "SELLER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HomeProductLimit_viewer$data = {
  readonly company: {
    readonly maximumProducts: number | null | undefined;
  } | null | undefined;
  readonly kind: ViewerKind;
  readonly seller: {
    readonly maximumProducts: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "HomeProductLimit_viewer";
};
export type HomeProductLimit_viewer$key = {
  readonly " $data"?: HomeProductLimit_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeProductLimit_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "maximumProducts",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeProductLimit_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "ee67ed25ae4a5cd1980bc9f521ae1be9";

export default node;
