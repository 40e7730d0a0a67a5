/**
 * @generated SignedSource<<272d957e93ab67a4c2cc427a78fb92d1>>
 * @relayHash cd5b6aea14131cfaab2262a8eec4b9da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2396d8cd54f18175cefeeae740fa49d3d5024f8b80e7fe7ca54070a0ec7e549f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhookPageQuery } from './WebhookPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2396d8cd54f18175cefeeae740fa49d3d5024f8b80e7fe7ca54070a0ec7e549f",
    "metadata": {},
    "name": "WebhookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
