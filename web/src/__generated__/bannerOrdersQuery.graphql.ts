/**
 * @generated SignedSource<<e2b90dc7179dbee23f8f4c5e6574325f>>
 * @relayHash 69f57938f83847b7e4f5d1d7afd2fdb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17f74e27d95bab7c49c9935af9ed5efd1477ddb480db7bf8520f54427a2fe602

import type { ConcreteRequest } from 'relay-runtime';
export type bannerOrdersQuery$variables = Record<PropertyKey, never>;
export type bannerOrdersQuery$data = {
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
export type bannerOrdersQuery = {
  response: bannerOrdersQuery$data;
  variables: bannerOrdersQuery$variables;
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
    "name": "bannerOrdersQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "bannerOrdersQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "17f74e27d95bab7c49c9935af9ed5efd1477ddb480db7bf8520f54427a2fe602",
    "metadata": {},
    "name": "bannerOrdersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "35b170181ca94779003ed29d5c44e8ea";

export default node;
