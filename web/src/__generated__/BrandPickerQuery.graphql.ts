/**
 * @generated SignedSource<<afdb579c9865512aba644225ccf23009>>
 * @relayHash 5f39485418ee6294f1cbcd53f373f90d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9964c87f6bbe70c5a5aec3738a830d89825f6aeeffe66eaf56a670ce41d31dff

import type { ConcreteRequest } from 'relay-runtime';
export type BrandPickerQuery$variables = {
  search?: string | null | undefined;
};
export type BrandPickerQuery$data = {
  readonly viewer: {
    readonly brands: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
        };
      }>;
    };
  } | null | undefined;
};
export type BrandPickerQuery = {
  response: BrandPickerQuery$data;
  variables: BrandPickerQuery$variables;
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
            "value": 20
          },
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
        "concreteType": "BrandConnection",
        "kind": "LinkedField",
        "name": "brands",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BrandEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Brand",
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "BrandPickerQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BrandPickerQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9964c87f6bbe70c5a5aec3738a830d89825f6aeeffe66eaf56a670ce41d31dff",
    "metadata": {},
    "name": "BrandPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ac6b50e72953df6595a0fdab7fd17f71";

export default node;
