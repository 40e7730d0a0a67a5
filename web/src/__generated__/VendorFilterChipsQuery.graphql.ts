/**
 * @generated SignedSource<<799bc1c58aabc59a8272e1b5320efaa8>>
 * @relayHash 299c6977af02522efe5018e41259a26a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 310b32bdf3d948101f789fcb7f802e307c6fc0cedde192f073ac223e897df7ba

import type { ConcreteRequest } from 'relay-runtime';
export type VendorFilterChipsQuery$variables = Record<PropertyKey, never>;
export type VendorFilterChipsQuery$data = {
  readonly country: {
    readonly provinces: ReadonlyArray<{
      readonly code: string;
      readonly name: string;
    }>;
  } | null | undefined;
  readonly viewer: {
    readonly level1: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    };
    readonly level2: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    };
  } | null | undefined;
};
export type VendorFilterChipsQuery = {
  response: VendorFilterChipsQuery$data;
  variables: VendorFilterChipsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CategoryEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Category",
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
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": "level1",
        "args": [
          (v0/*:: as any*/),
          {
            "kind": "Literal",
            "name": "level",
            "value": 1
          }
        ],
        "concreteType": "CategoryConnection",
        "kind": "LinkedField",
        "name": "categories",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "categories(first:100,level:1)"
      },
      {
        "alias": "level2",
        "args": [
          (v0/*:: as any*/),
          {
            "kind": "Literal",
            "name": "level",
            "value": 2
          }
        ],
        "concreteType": "CategoryConnection",
        "kind": "LinkedField",
        "name": "categories",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": "categories(first:100,level:2)"
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "code",
        "value": "IND"
      }
    ],
    "concreteType": "Country",
    "kind": "LinkedField",
    "name": "country",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Province",
        "kind": "LinkedField",
        "name": "provinces",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": "country(code:\"IND\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "VendorFilterChipsQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VendorFilterChipsQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "310b32bdf3d948101f789fcb7f802e307c6fc0cedde192f073ac223e897df7ba",
    "metadata": {},
    "name": "VendorFilterChipsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "57f5ade420d589f73b0b42f43e04ec7c";

export default node;
