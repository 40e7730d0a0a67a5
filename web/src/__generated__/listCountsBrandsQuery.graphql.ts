/**
 * @generated SignedSource<<c9f50523ad897f986b4cde8e00e00d91>>
 * @relayHash 74b098f0f3434558c10a9263f778ce29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb2f77776436730dd672d01b337c5ca169bc4d7e31bebf9b35c3afe461c5d75e

import type { ConcreteRequest } from 'relay-runtime';
export type listCountsBrandsQuery$variables = {
  search?: string | null | undefined;
};
export type listCountsBrandsQuery$data = {
  readonly viewer: {
    readonly counted: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type listCountsBrandsQuery = {
  response: listCountsBrandsQuery$data;
  variables: listCountsBrandsQuery$variables;
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
        "alias": "counted",
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
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
            "kind": "ScalarField",
            "name": "totalCount",
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
    "name": "listCountsBrandsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "listCountsBrandsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bb2f77776436730dd672d01b337c5ca169bc4d7e31bebf9b35c3afe461c5d75e",
    "metadata": {},
    "name": "listCountsBrandsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cd3ab1f29d4484e433d6456112f76655";

export default node;
