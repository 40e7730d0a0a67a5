/**
 * @generated SignedSource<<dc6ee7617abb76dcff8e408ced923db1>>
 * @relayHash 9169a0f9601b8b1b2db9b875a8678ea2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e2a187dd6af316e1b894fbbdc5090db1dd50d8983ec1ee0a3ad5e30b57f6d48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LocationPageQuery } from './LocationPageQuery.graphql';

const node: PreloadableConcreteRequest<LocationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e2a187dd6af316e1b894fbbdc5090db1dd50d8983ec1ee0a3ad5e30b57f6d48",
    "metadata": {},
    "name": "LocationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
