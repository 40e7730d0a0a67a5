/**
 * @generated SignedSource<<8c8beddbac464dd45a8ff246e54cb90c>>
 * @relayHash 875797d18768c406a34dd40e816f4865
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 296cd1670b5e9a0d3b26d99ada86f3f92ec566eb8536ae8c5e96a6a963459328

import type { ConcreteRequest } from 'relay-runtime';
export type SetTypingInput = {
  isTyping: boolean;
  personId: string;
};
export type useTypingSignalMutation$variables = {
  input: SetTypingInput;
};
export type useTypingSignalMutation$data = {
  readonly setTyping: {
    readonly __typename: string;
  };
};
export type useTypingSignalMutation = {
  response: useTypingSignalMutation$data;
  variables: useTypingSignalMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "setTyping",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
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
    "name": "useTypingSignalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTypingSignalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "296cd1670b5e9a0d3b26d99ada86f3f92ec566eb8536ae8c5e96a6a963459328",
    "metadata": {},
    "name": "useTypingSignalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ba61c46193c7f1cb707f2592338c6528";

export default node;
