/**
 * @generated SignedSource<<0a0716280d0a3be3197be8390dd36f68>>
 * @relayHash e6f434c262dd12665d93f4668730d2c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7476d3bf5a3593e0e2ab8e9dab7335593b730aa4de716dfa0794eb2b3abaa8d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentLayoutPageQuery } from './ContentLayoutPageQuery.graphql';

const node: PreloadableConcreteRequest<ContentLayoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7476d3bf5a3593e0e2ab8e9dab7335593b730aa4de716dfa0794eb2b3abaa8d1",
    "metadata": {},
    "name": "ContentLayoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
