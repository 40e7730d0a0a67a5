/**
 * @generated SignedSource<<dba464aa45acb797b810a9aab662a5bd>>
 * @relayHash 07761d5535c50d30f55743717ae2b6d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID daddb7527e6b7bf325e10d396f0957d9289a348259b8dd4e7a3268580aebc766

import type { ConcreteRequest } from 'relay-runtime';
export type ForgotPasswordPageQuery$variables = Record<PropertyKey, never>;
export type ForgotPasswordPageQuery$data = {
  readonly features: {
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
    "id": "daddb7527e6b7bf325e10d396f0957d9289a348259b8dd4e7a3268580aebc766",
    "metadata": {},
    "name": "ForgotPasswordPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3c23a65809f6d0a1de346be32f633f48";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
