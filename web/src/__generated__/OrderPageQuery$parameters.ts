/**
 * @generated SignedSource<<4d0838939df847fcaca01ffcbcf3cfe4>>
 * @relayHash 75b75ba9c0f92416a7f00a5d46f6eeca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa0751f5e612b988211d6755e802984dc3f2ec386d98c4e4fc08ba49b78f474a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa0751f5e612b988211d6755e802984dc3f2ec386d98c4e4fc08ba49b78f474a",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
