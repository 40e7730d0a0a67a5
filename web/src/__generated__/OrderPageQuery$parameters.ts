/**
 * @generated SignedSource<<5a925c40a21eebb8c86e9e7ff55278f8>>
 * @relayHash e6d7610c27bb99344015b35b6aa67e95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5d673066c1ce935a84c7d3346a8165da95a52714b156b4d588b0db491314ce3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5d673066c1ce935a84c7d3346a8165da95a52714b156b4d588b0db491314ce3",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
