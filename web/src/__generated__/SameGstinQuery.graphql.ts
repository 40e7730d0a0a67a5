/**
 * @generated SignedSource<<c16fd1b267a9c6a74e17749d522a4476>>
 * @relayHash 8aa17662366f5c572bf85f54896d88cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e2517af52a64c93a4c692c6fdb85f38634b51bcf723586bdea76af31868bfd3

import type { ConcreteRequest } from 'relay-runtime';
export type SameGstinQuery$variables = {
  search: string;
};
export type SameGstinQuery$data = {
  readonly viewer: {
    readonly vendors: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly gstinNumber: string | null | undefined;
          readonly id: string;
          readonly name: string;
        };
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type SameGstinQuery = {
  response: SameGstinQuery$data;
  variables: SameGstinQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
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
            "value": 3
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
        "concreteType": "VendorConnection",
        "kind": "LinkedField",
        "name": "vendors",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "VendorEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Vendor",
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
                    "kind": "ScalarField",
                    "name": "gstinNumber",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SameGstinQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SameGstinQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5e2517af52a64c93a4c692c6fdb85f38634b51bcf723586bdea76af31868bfd3",
    "metadata": {},
    "name": "SameGstinQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6dcfa0d4cbc221fe49c55004c43e9850";

export default node;
