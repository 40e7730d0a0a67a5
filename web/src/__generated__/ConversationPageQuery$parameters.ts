/**
 * @generated SignedSource<<47872fa4dea95ebc21fb5ca93920187f>>
 * @relayHash 9b0e0d0ffeccfd0e1c9e3b76f3ab6a5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f01bf022ed635d65916e6e8ffedb683d184278f24babcbf4599b6501289f4b9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConversationPageQuery } from './ConversationPageQuery.graphql';

const node: PreloadableConcreteRequest<ConversationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f01bf022ed635d65916e6e8ffedb683d184278f24babcbf4599b6501289f4b9",
    "metadata": {},
    "name": "ConversationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
