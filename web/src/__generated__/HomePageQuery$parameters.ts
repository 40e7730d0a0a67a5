/**
 * @generated SignedSource<<06cb88abcbb17371e71a144b0a4a0ddd>>
 * @relayHash ac76d6b5d894a236e356e611f2933fa4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5018baf6d4a669c190caebddbebff27b83041f1f92b8394fef227b94d30f459f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5018baf6d4a669c190caebddbebff27b83041f1f92b8394fef227b94d30f459f",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
