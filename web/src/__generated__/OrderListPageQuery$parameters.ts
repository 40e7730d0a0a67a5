/**
 * @generated SignedSource<<435626dcfd2ba3dc0da706b2bb06a28a>>
 * @relayHash ae80da7462d4b393c846986237bcf039
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e40073dacdaf7220eed5436cddea06e76ebd0b39b5e2f8b63b2383f26ee44ba4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderListPageQuery } from './OrderListPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e40073dacdaf7220eed5436cddea06e76ebd0b39b5e2f8b63b2383f26ee44ba4",
    "metadata": {},
    "name": "OrderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
