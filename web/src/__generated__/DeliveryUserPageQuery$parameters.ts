/**
 * @generated SignedSource<<21d6ba32f457b17388bbd6d2ef2d7cc8>>
 * @relayHash 0d552bb363806ce3c424e0ae5f9e7534
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c0f7a4e1978cda941ebc794ccacd55143c4c87d34291f28d9a04d8a89b187bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeliveryUserPageQuery } from './DeliveryUserPageQuery.graphql';

const node: PreloadableConcreteRequest<DeliveryUserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c0f7a4e1978cda941ebc794ccacd55143c4c87d34291f28d9a04d8a89b187bb",
    "metadata": {},
    "name": "DeliveryUserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
