/**
 * @generated SignedSource<<217ed318fc7b65ebd0f7d772a02322a0>>
 * @relayHash c0eeaeaa672ae05e9edc341096c0720a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48d5e6e7cac1d71232fb3bdc243f2f69adf1a59a2165a1388285aaa32ee78c01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutUsPageQuery } from './AboutUsPageQuery.graphql';

const node: PreloadableConcreteRequest<AboutUsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48d5e6e7cac1d71232fb3bdc243f2f69adf1a59a2165a1388285aaa32ee78c01",
    "metadata": {},
    "name": "AboutUsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
