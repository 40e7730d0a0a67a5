/**
 * @generated SignedSource<<58db0c24d2e8c9ba5197dbc020ed9646>>
 * @relayHash 7c5f8fc42fd5f64f64ea38640caaa5d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b17f2647cc984ea4c36d588b98168913533c9d052367772c7c864bbfbb3f70d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewPickupPointPageQuery } from './ViewPickupPointPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewPickupPointPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b17f2647cc984ea4c36d588b98168913533c9d052367772c7c864bbfbb3f70d9",
    "metadata": {},
    "name": "ViewPickupPointPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
