/**
 * @generated SignedSource<<bb28897c4f7c73c2112b9c5643b2c77a>>
 * @relayHash cc961f82c3ab39fa2af5bd2a0dcb059a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 548cd8e0bb0de83e9c02a2c656b27a6c71469ab2c8f1cd11c8dd616cca52d4d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeliveryUserPageQuery } from './DeliveryUserPageQuery.graphql';

const node: PreloadableConcreteRequest<DeliveryUserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "548cd8e0bb0de83e9c02a2c656b27a6c71469ab2c8f1cd11c8dd616cca52d4d4",
    "metadata": {},
    "name": "DeliveryUserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
