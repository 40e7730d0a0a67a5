/**
 * @generated SignedSource<<5e81acfe5a56d00c3a57aa4b1f958584>>
 * @relayHash dc6f9a8873399a5e021158f06ff0e638
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f766f22986d310bc05840bf6782242c25bad710b389a4129d8bfc6d3f9c4fbc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderListPageQuery } from './OrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f766f22986d310bc05840bf6782242c25bad710b389a4129d8bfc6d3f9c4fbc",
    "metadata": {},
    "name": "OrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
