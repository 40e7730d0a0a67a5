/**
 * @generated SignedSource<<1bb343202ac99e41624d4665a1808936>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryMode = "DELIVERY" | "PICKUP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PackingSlip_fulfilment$data = {
  readonly id: string;
  readonly lines: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly cancelledQuantity: number;
        readonly giftMessage: string | null | undefined;
        readonly giftWrapping: boolean;
        readonly id: string;
        readonly imageUrl: string | null | undefined;
        readonly productName: string;
        readonly quantity: number;
        readonly sku: string | null | undefined;
        readonly variantName: string | null | undefined;
      };
    }>;
  };
  readonly number: string;
  readonly order: {
    readonly customer: {
      readonly name: string;
      readonly phone: string | null | undefined;
    };
    readonly customerNote: string | null | undefined;
    readonly deliveryMode: DeliveryMode;
    readonly placedAt: string | null | undefined;
    readonly shippingAddress: {
      readonly " $fragmentSpreads": FragmentRefs<"OrderAddress_address">;
    };
    readonly shippingName: string | null | undefined;
    readonly shippingPhone: string | null | undefined;
  };
  readonly pickupPoint: {
    readonly address: {
      readonly " $fragmentSpreads": FragmentRefs<"OrderAddress_address">;
    };
    readonly name: string;
  } | null | undefined;
  readonly promisedDate: string | null | undefined;
  readonly seller: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "PackingSlip_fulfilment";
};
export type PackingSlip_fulfilment$key = {
  readonly " $data"?: PackingSlip_fulfilment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PackingSlip_fulfilment">;
};

import PackingSlipLinesQuery_graphql from './PackingSlipLinesQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "lines"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "OrderAddress_address"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 100,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": PackingSlipLinesQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "PackingSlip_fulfilment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
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
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
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
          "selections": (v2/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "placedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveryMode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customerNote",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderCustomer",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "phone",
              "storageKey": null
            }
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
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "lines",
      "args": null,
      "concreteType": "OrderLineConnection",
      "kind": "LinkedField",
      "name": "__PackingSlip_lines_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderLineEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "OrderLine",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "productName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "variantName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sku",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "imageUrl",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "quantity",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "cancelledQuantity",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "giftWrapping",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "giftMessage",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v3/*:: as any*/)
  ],
  "type": "Fulfilment",
  "abstractKey": null
};
})();

(node as any).hash = "351b1c2866ae8615e548f90879e87d57";

export default node;
