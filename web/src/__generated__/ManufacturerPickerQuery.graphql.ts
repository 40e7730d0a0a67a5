/**
 * @generated SignedSource<<5f3a0a29e2331ba2bced7692028689cd>>
 * @relayHash 2f4bd2dea715c5321bbf46dc2b7c63a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5060883887739ae3108d6753f27738eb6f37fcd442bf87defa1c19278b32472

import type { ConcreteRequest } from 'relay-runtime';
export type ManufacturerPickerQuery$variables = {
  search?: string | null | undefined;
  sellerId?: string | null | undefined;
};
export type ManufacturerPickerQuery$data = {
  readonly viewer: {
    readonly manufacturers: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly address: {
            readonly country: string | null | undefined;
            readonly countryCode: string | null | undefined;
          };
          readonly id: string;
          readonly name: string;
        };
      }>;
    };
  } | null | undefined;
};
export type ManufacturerPickerQuery = {
  response: ManufacturerPickerQuery$data;
  variables: ManufacturerPickerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sellerId"
},
v2 = [
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
            "name": "first",
            "value": 20
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          },
          {
            "kind": "Variable",
            "name": "sellerId",
            "variableName": "sellerId"
          }
        ],
        "concreteType": "ManufacturerConnection",
        "kind": "LinkedField",
        "name": "manufacturers",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ManufacturerEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Manufacturer",
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
                    "name": "name",
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
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ManufacturerPickerQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ManufacturerPickerQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d5060883887739ae3108d6753f27738eb6f37fcd442bf87defa1c19278b32472",
    "metadata": {},
    "name": "ManufacturerPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d2ff30d4f6cc2b81fad53d323d8debc0";

export default node;
