/**
 * @generated SignedSource<<057040656d34402b632342df78991866>>
 * @relayHash 58806c161c7f7524bb869a9575d793f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f320b9b5b96174938fe4c9d4a79526011e68f7b17ae606ded3c6dde3b0d56ba

import type { ConcreteRequest } from 'relay-runtime';
export type BannerOrdersQuery$variables = Record<PropertyKey, never>;
export type BannerOrdersQuery$data = {
  readonly viewer: {
    readonly banners: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly order: number;
          readonly slogan: string;
        };
      }>;
    };
  } | null | undefined;
};
export type BannerOrdersQuery = {
  response: BannerOrdersQuery$data;
  variables: BannerOrdersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "last",
            "value": 100
          }
        ],
        "concreteType": "BannerConnection",
        "kind": "LinkedField",
        "name": "banners",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BannerEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Banner",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
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
                    "name": "order",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "slogan",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "banners(last:100)"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "BannerOrdersQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BannerOrdersQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "7f320b9b5b96174938fe4c9d4a79526011e68f7b17ae606ded3c6dde3b0d56ba",
    "metadata": {},
    "name": "BannerOrdersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "44972fce872f31e524327ca07eec696a";

export default node;
