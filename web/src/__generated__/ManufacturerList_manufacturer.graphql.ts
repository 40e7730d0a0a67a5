/**
 * @generated SignedSource<<541cb1c2650a18dd71756eeb7ffe916e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManufacturerList_manufacturer$data = {
  readonly address: {
    readonly area: string | null | undefined;
    readonly country: string | null | undefined;
    readonly countryCode: string | null | undefined;
    readonly postalCode: string | null | undefined;
    readonly provinceCode: string | null | undefined;
  };
  readonly name: string;
  readonly productCount: number | null | undefined;
  readonly seller: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ManufacturerActions_manufacturer">;
  readonly " $fragmentType": "ManufacturerList_manufacturer";
};
export type ManufacturerList_manufacturer$key = {
  readonly " $data"?: ManufacturerList_manufacturer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManufacturerList_manufacturer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ManufacturerList_manufacturer",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "productCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "area",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postalCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "provinceCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countryCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Seller",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ManufacturerActions_manufacturer"
    }
  ],
  "type": "Manufacturer",
  "abstractKey": null
};
})();

(node as any).hash = "b6e5245ee7c422dc6ea9273e8192ae41";

export default node;
