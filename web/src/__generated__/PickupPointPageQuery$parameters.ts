/**
 * @generated SignedSource<<1fae0e0b0bf4de63aff1a3b09bf36ec8>>
 * @relayHash 3da46aa41d474ee63bbb05bfd23c9644
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17870db4d36c6fbf4917e15d71d4532834344763b3fddb0e92bbef14349c1e36

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PickupPointPageQuery } from './PickupPointPageQuery.graphql';

const node: PreloadableConcreteRequest<PickupPointPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17870db4d36c6fbf4917e15d71d4532834344763b3fddb0e92bbef14349c1e36",
    "metadata": {},
    "name": "PickupPointPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
