/**
 * @generated SignedSource<<eb2569b682a1a7f13b38931a32a3382d>>
 * @relayHash 210dbf294e323fd051b6bc70bbf17173
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d683dd251dd6ded3b6dc6c578c5720c7a877e3247a95066d5f32b10b5371a7d9

import type { ConcreteRequest } from 'relay-runtime';
export type ViewerKind = "OWNER" | "SELLER" | "%future added value";
export type ContentLayoutPageQuery$variables = Record<PropertyKey, never>;
export type ContentLayoutPageQuery$data = {
  readonly viewer: {
    readonly kind: ViewerKind;
    readonly name: string;
  } | null | undefined;
};
export type ContentLayoutPageQuery = {
  response: ContentLayoutPageQuery$data;
  variables: ContentLayoutPageQuery$variables;
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
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ContentLayoutPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ContentLayoutPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d683dd251dd6ded3b6dc6c578c5720c7a877e3247a95066d5f32b10b5371a7d9",
    "metadata": {},
    "name": "ContentLayoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dff459566f4a3ef3e982f3140e82e57e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
