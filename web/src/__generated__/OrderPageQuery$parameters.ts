/**
 * @generated SignedSource<<c0aded2f4b15a1253ec9c8f06811d450>>
 * @relayHash 99e190565173b0ad23a28857a738e26b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 952a254fd7335649186fda72f9123c5a0d0efb41426e24387662125156490239

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "952a254fd7335649186fda72f9123c5a0d0efb41426e24387662125156490239",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
