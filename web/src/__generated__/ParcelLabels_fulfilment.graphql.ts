/**
 * @generated SignedSource<<68b9543ff11633fbf2088ca7046deccc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ParcelLabels_fulfilment$data = {
  readonly carrierName: string | null | undefined;
  readonly dueOnDelivery: string;
  readonly number: string;
  readonly order: {
    readonly customer: {
      readonly name: string;
      readonly phone: string | null | undefined;
    };
    readonly shippingAddress: {
      readonly " $fragmentSpreads": FragmentRefs<"OrderAddress_address">;
    };
    readonly shippingName: string | null | undefined;
    readonly shippingPhone: string | null | undefined;
  };
  readonly packages: number | null | undefined;
  readonly pickupPoint: {
    readonly address: {
      readonly postalCode: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"OrderAddress_address">;
    };
    readonly name: string;
  } | null | undefined;
  readonly postalCode: string | null | undefined;
  readonly promisedDate: string | null | undefined;
  readonly seller: {
    readonly address: {
      readonly " $fragmentSpreads": FragmentRefs<"OrderAddress_address">;
    };
    readonly name: string;
    readonly phone: string | null | undefined;
  } | null | undefined;
  readonly trackingNumber: string | null | undefined;
  readonly weightGrams: number | null | undefined;
  readonly " $fragmentType": "ParcelLabels_fulfilment";
};
export type ParcelLabels_fulfilment$key = {
  readonly " $data"?: ParcelLabels_fulfilment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ParcelLabels_fulfilment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "postalCode",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "OrderAddress_address"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v4 = [
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ParcelLabels_fulfilment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promisedDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PickupPoint",
      "kind": "LinkedField",
      "name": "pickupPoint",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Address",
          "kind": "LinkedField",
          "name": "address",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "packages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weightGrams",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOnDelivery",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carrierName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackingNumber",
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
        (v1/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Address",
          "kind": "LinkedField",
          "name": "address",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderCustomer",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shippingName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shippingPhone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Address",
          "kind": "LinkedField",
          "name": "shippingAddress",
          "plural": false,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Fulfilment",
  "abstractKey": null
};
})();

(node as any).hash = "5fd3e0ec70c4216ea1535b7a90903a0d";

export default node;
