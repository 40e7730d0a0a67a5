/**
 * @generated SignedSource<<c9205c97c6b86b1fefe3f565cc0867ea>>
 * @relayHash 0d6a1170fccd994f3a7c1be142481598
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75e4dbdc0bf67e4573cc8db074eb660b3fcb7a8901a2c3939391f2ac961c1f40

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeliveryUserPageQuery } from './DeliveryUserPageQuery.graphql';

const node: PreloadableConcreteRequest<DeliveryUserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75e4dbdc0bf67e4573cc8db074eb660b3fcb7a8901a2c3939391f2ac961c1f40",
    "metadata": {},
    "name": "DeliveryUserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
