/**
 * @generated SignedSource<<6eb6f307d0f636b898f8134fb5eebd9d>>
 * @relayHash 630155b696cb7ece2477f177d0f32066
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c832f20d4e1f5f946d0e79b2be3ca52aa44d18b9cc01bfa24b5281a2e8bfbb2c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DiscountsPageQuery } from './DiscountsPageQuery.graphql';

const node: PreloadableConcreteRequest<DiscountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c832f20d4e1f5f946d0e79b2be3ca52aa44d18b9cc01bfa24b5281a2e8bfbb2c",
    "metadata": {},
    "name": "DiscountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
