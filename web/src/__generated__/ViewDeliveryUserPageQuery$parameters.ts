/**
 * @generated SignedSource<<1e68f54d693bb24d651c50987e7a6a09>>
 * @relayHash 63fd7efbc3ae196c48b6075707ae0286
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61e41bcab7dadb36d9e9c5ac43642db2c7f3fda1b366727d1ec7c34b850548d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewDeliveryUserPageQuery } from './ViewDeliveryUserPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewDeliveryUserPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61e41bcab7dadb36d9e9c5ac43642db2c7f3fda1b366727d1ec7c34b850548d1",
    "metadata": {},
    "name": "ViewDeliveryUserPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
