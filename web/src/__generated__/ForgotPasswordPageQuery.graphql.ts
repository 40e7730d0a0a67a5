/**
 * @generated SignedSource<<cc3f7e5ea4bdc056a27e9c1723accfc6>>
 * @relayHash ed6fff5683ae610296a7986708aa7aa3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be9fdb426f51a0db1ff57a1f663653218db0818277f6ea88e0051fc3f86e57b8

import type { ConcreteRequest } from 'relay-runtime';
export type ForgotPasswordPageQuery$variables = Record<PropertyKey, never>;
export type ForgotPasswordPageQuery$data = {
  readonly features: {
    readonly emailTopLevelLength: number;
    readonly passwordReset: boolean;
  };
};
export type ForgotPasswordPageQuery = {
  response: ForgotPasswordPageQuery$data;
  variables: ForgotPasswordPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Features",
    "kind": "LinkedField",
    "name": "features",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "emailTopLevelLength",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "passwordReset",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ForgotPasswordPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ForgotPasswordPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "be9fdb426f51a0db1ff57a1f663653218db0818277f6ea88e0051fc3f86e57b8",
    "metadata": {},
    "name": "ForgotPasswordPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6cb1b93e22992b521ef06116b515626f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
