/**
 * @generated SignedSource<<b3b461fc4b6422d46c93e6b439739386>>
 * @relayHash 6d791a3de3392bf300899d962087a0cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb95d1838257b3c4c2bfa5374ccd4cba2fdf681a3ead875368e464cb6748940d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewPickupPointPageQuery } from './ViewPickupPointPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewPickupPointPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb95d1838257b3c4c2bfa5374ccd4cba2fdf681a3ead875368e464cb6748940d",
    "metadata": {},
    "name": "ViewPickupPointPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
