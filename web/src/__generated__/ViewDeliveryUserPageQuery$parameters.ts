/**
 * @generated SignedSource<<921ab9a02ab72f7db992aad83e6f9573>>
 * @relayHash 31fa1cd1a1ecead20448363c43476ab7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba9f3cf1f07ec9b2f67633856a616b82d5548dd34a9fcf5e9fd0b0ff785ef92d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewDeliveryUserPageQuery } from './ViewDeliveryUserPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewDeliveryUserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba9f3cf1f07ec9b2f67633856a616b82d5548dd34a9fcf5e9fd0b0ff785ef92d",
    "metadata": {},
    "name": "ViewDeliveryUserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
