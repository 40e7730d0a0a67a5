/**
 * @generated SignedSource<<5a88cd3203dfc67fc0610ea0426f3322>>
 * @relayHash 9912bbd711c1d15e307416ad89e1e0f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2254ac14674356d0419f6d8c9068dd374e03dfd55d42ad7ca402087d4773f472

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentLayoutPageQuery } from './ContentLayoutPageQuery.graphql';

const node: PreloadableConcreteRequest<ContentLayoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2254ac14674356d0419f6d8c9068dd374e03dfd55d42ad7ca402087d4773f472",
    "metadata": {},
    "name": "ContentLayoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
