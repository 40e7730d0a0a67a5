/**
 * @generated SignedSource<<880537f7a4a6e154241ebc6f8e6a7673>>
 * @relayHash 96f59e5ec13547b02f24d29a868d80d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a98b5d11bca42ceee419ff6b60edc25b96271eb5de22246e16c9e23089db7d36

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeliveryUserPageQuery } from './DeliveryUserPageQuery.graphql';

const node: PreloadableConcreteRequest<DeliveryUserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a98b5d11bca42ceee419ff6b60edc25b96271eb5de22246e16c9e23089db7d36",
    "metadata": {},
    "name": "DeliveryUserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
