/**
 * @generated SignedSource<<77be787efd8a8d283c87ebe653cabaa6>>
 * @relayHash 5ee716b019af2cacb298025b7fe0b538
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5e810870a7348fe67ea1b51794cd6d4d1d0777778c7d77d68a44f8f03fb8c3e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewPickupPointPageQuery } from './ViewPickupPointPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewPickupPointPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5e810870a7348fe67ea1b51794cd6d4d1d0777778c7d77d68a44f8f03fb8c3e",
    "metadata": {},
    "name": "ViewPickupPointPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
